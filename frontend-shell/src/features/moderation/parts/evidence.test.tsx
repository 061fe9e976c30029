import { render, screen } from '@testing-library/react';
import { UiProvider } from '@wayfellow/ui';
import { Evidence } from './evidence';

const kept = {
  keptAt: '2026-11-20T10:00:00.000Z',
  sha256: '9f3c'.repeat(16),
  isWhole: true,
  person: { name: 'Ben', age: 31, bio: null, profileImage: null },
  photo: null,
};

describe('evidence', () => {
  it('of a rule says what it found, in words', () => {
    const found = {
      ...kept,
      reportId: null,
      content: [
        { label: 'otherFeltSafe', text: 'No' },
        { label: 'otherText', text: 'He followed me back to my hostel.' },
      ],
      messages: [],
    };
    render(<Evidence evidence={[found]} />);
    const shown = screen.getByRole('region', { name: 'What a rule found' });
    expect(shown).toHaveTextContent('The other felt safeNo');
    expect(shown).toHaveTextContent('What the other wroteHe followed me back to my hostel.');
  });

  it('of a meetup says what it said, part by part', () => {
    const content = [
      { label: 'title', text: 'Tram 28 and pastéis' },
      { label: 'description', text: 'Bring 50 in cash.' },
      { label: 'startsAt', text: '2026-12-03 10:00 (Europe/Lisbon)' },
      { label: 'area', text: 'Graça' },
      { label: 'spot', text: 'By the stairs' },
    ];
    render(<Evidence evidence={[{ ...kept, reportId: 7, content, messages: [] }]} />, {
      wrapper: UiProvider,
    });
    const shown = screen.getByRole('region').textContent;
    for (const text of [
      'TitleTram 28 and pastéis',
      'DescriptionBring 50 in cash.',
      'When2026-12-03 10:00 (Europe/Lisbon)',
      'Part of townGraça',
      'Exact spotBy the stairs',
    ])
      expect(shown).toContain(text);
  });

  it('of a message in a group says who wrote what is around it: the two by who they are, others not', () => {
    const message = { isTheirs: false, isOfAnother: false, isChosen: false, createdAt: kept.keptAt };
    const messages = [
      { ...message, id: 1, content: 'Where is everybody?' },
      { ...message, id: 2, isTheirs: true, isChosen: true, content: 'Send me 180 first.' },
      { ...message, id: 3, isOfAnother: true, content: 'Why would we?' },
    ];
    render(<Evidence evidence={[{ ...kept, reportId: 7, content: [], messages }]} />, {
      wrapper: UiProvider,
    });
    const [mine, theirs, another] = screen.getAllByRole('listitem');
    expect(mine).toHaveTextContent(/^The person who reported, .*Where is everybody\?$/);
    expect(theirs).toHaveTextContent(/^Ben, .*, reported: Send me 180 first\.$/);
    expect(another).toHaveTextContent(/^Somebody else there.*Why would we\?$/);
  });
});
