import { type MessageView, limits } from '@wayfellow/contracts';
import { type HintKind, hintKindsOf, hintsOf, sharedDetail } from './hints';

const hits: [kinds: HintKind[], text: string][] = [
  [['money'], 'My card is blocked and the hostel wants a deposit tonight. 180 by bank transfer is fine.'],
  [['money'], 'Could you send me some money until Friday?'],
  [['money'], 'Can you lend me 50 euros?'],
  [['money'], 'Could I borrow some cash? I pay it back tomorrow.'],
  [['money'], 'Please transfer 200 EUR, I will explain later'],
  [['money'], 'Just get me a gift card from any shop'],
  [['money'], 'Amazon giftcards work too'],
  [['money'], 'I earn a lot with crypto, I can show you how'],
  [['money'], 'Do you trade Bitcoin?'],
  [['money'], 'Here is my IBAN, thank you so much'],
  [['money'], 'DE89 3704 0044 0532 0130 00'],
  [['money'], 'You can use Western Union, it is quick'],
  [['money'], 'The bank has blocked my card again'],
  [['money'], 'My cards were stolen on the train'],
  [['money'], 'Wire me $300 and I book the room for both of us'],
  [['away'], 'Are you on WhatsApp?'],
  [['away'], 'Let us talk on whats app'],
  [['away'], 'Telegram is better for me'],
  [['away'], 'Write to me on signal'],
  [['away'], 'I am rarely here, do you have Signal?'],
  [['away'], 'Find me at t.me/dorianvale'],
  [['away'], 'https://wa.me/351912345678'],
  [['away'], 'Call me: +49 170 1234567'],
  [['away'], 'my number is 0912345678'],
  [['away'], '(555) 010-9988 is mine'],
  [['away'], 'Write to dorian.vale@example.com'],
  [['money', 'away'], 'Can you lend me 50 euros? Write me on WhatsApp'],
  [['money', 'away'], 'DE89 3704 0044 0532 0130 00, or call +49 170 1234567'],
  [['link'], 'Look at https://example.com/room?id=3'],
  [['link'], 'It is on www.example.org'],
  [['link'], 'The rooms are at cheap-rooms.info'],
  [['link'], 'Photos: bit.ly/3xYz'],
];

const misses = [
  'The hostel is 25 € a night, breakfast included',
  'A bed costs 1.250.000 VND for the week',
  'We take train 1125 at 18:20 from platform 12',
  'I was there in 2019 and again in 2024',
  'The season of 2026-2027 looks good',
  'I am there from 2027-03-24 to 2027-04-04',
  'I land on 24.03.2027 and leave on 04.04.2027',
  'I’ll send you the photos tonight',
  'Can you send me the address of the inn?',
  'Send me your flight when you know it',
  'I can lend you my sleeping bag',
  'Can I borrow your guide book?',
  'The airport transfer takes 40 minutes',
  'There was no signal in the mountains',
  'Wave as a signal when you see me',
  'Bring some cash, they take no cards',
  'The museum card is 12 euros',
  'Do you play cards?',
  'I wrote a post card from Kyoto',
  'Shall we meet at the bank of the river?',
  'The money museum is closed on Mondays',
  'Seven sharp.I’ll be the one with the thermos.',
  'Let us meet at 7.30 p.m., e.g. at the north exit',
  'Our room is 204, the door code comes later',
  'The bus to Nagano is number 8, it leaves at 9.15',
  'Platform 3, car 7, seats 12 and 13',
  'It is 2300 m up and 14 km long',
  'My phone is at 8 %, see you at the station',
  'Dinner at 19:00, tram home by 22:00',
  'Can you transfer to the blue line at Omotesando?',
];

test('at least sixty sentences are looked at', () =>
  expect(hits.length + misses.length).toBeGreaterThanOrEqual(60));

test.each(hits)('%j is found in: %s', (kinds, text) => expect(hintKindsOf(text)).toEqual(kinds));

test.each(misses)('nothing is found in: %s', (text) => expect(hintKindsOf(text)).toEqual([]));

test('an address on our own host is no hint', () => {
  expect(hintKindsOf('See https://trips.example.com/destinations/3', 'trips.example.com')).toEqual([]);
  expect(hintKindsOf('See https://trips.example.com.evil.net/3', 'trips.example.com')).toEqual(['link']);
});

test.each([
  ['Call me: +49 170 1234567', 'a phone number'],
  ['ana@example.com', 'an email address'],
  ['DE89 3704 0044 0532 0130 00', 'a bank account'],
  ['I am on WhatsApp', undefined],
  ['See you on 2027-03-24', undefined],
])('who writes %j shares %s', (text, detail) => expect(sharedDetail(text)).toBe(detail));

describe('in a conversation', () => {
  const [me, other] = [1, 2];
  const said = (content: string, id: number, senderId = other): MessageView => ({
    id,
    senderId,
    receiverId: senderId === me ? other : me,
    content,
    read: true,
    readAt: null,
    createdAt: '2027-03-24T09:05:00.000Z',
  });
  const shown = (messages: MessageView[], dismissed: HintKind[] = [], hasOlder = false) => [
    ...hintsOf({ messages, hasOlder }, me, new Set(dismissed)),
  ];

  test('each kind is shown once, at its first message', () => {
    const messages = ['Lend me $50', 'Are you on Telegram?', 'Send me $60', 'See www.example.org'].map(
      (text, at) => said(text, at + 1),
    );
    expect(shown(messages)).toEqual([
      [1, ['money']],
      [2, ['away']],
      [4, ['link']],
    ]);
  });

  test('a dismissed kind does not come back at the next message', () => {
    expect(shown([said('Lend me $50', 1), said('Send me $60', 2)], ['money'])).toEqual([]);
  });

  test('what the reader wrote is not looked at', () => {
    expect(shown([said('Lend me $50', 1, me)])).toEqual([]);
  });

  test.each([
    [limits.hintedMessages, 1],
    [limits.hintedMessages + 1, 0],
  ])('message %i has %i hints', (nth, count) => {
    const messages = Array.from({ length: nth }, (_, at) =>
      said(at + 1 === nth ? 'Lend me $50' : 'Hi', at + 1),
    );
    expect(shown(messages)).toHaveLength(count);
  });

  test('while older messages are not loaded, none is known to be among the first', () => {
    expect(shown([said('Lend me $50', 90)], [], true)).toEqual([]);
  });
});
