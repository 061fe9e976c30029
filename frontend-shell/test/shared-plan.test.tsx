import { screen, waitFor } from '@testing-library/react';
import { type SharedPlanView, problems } from '@wayfellow/contracts';
import { asVisitor, fakeServer, renderAt } from '@wayfellow/web/testing';
import { ContactPage, FinePage } from '../src/features/plan/answer-pages';
import { PlanPage } from '../src/features/plan/plan-page';

const shared: SharedPlanView = {
  maker: { name: 'Mara Lindqvist', profileImage: null },
  other: { name: 'Priya Raman', profileImage: null },
  place: 'Kyoto station, north exit',
  startsAt: '2027-03-24T10:00:00.000Z',
  zone: 'Asia/Tokyo',
  note: 'Dinner nearby, then tram home by ten',
  country: 'JP',
  checkInAt: '2027-03-24T12:30:00.000Z',
  state: 'open',
  fineAt: null,
  endsAt: '2027-03-26T10:00:00.000Z',
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the page of a shared plan', () => {
  const read = 'POST /api/plan/read';
  const open = (answer: object) => {
    const server = fakeServer({ ...asVisitor, [read]: answer });
    renderAt('/plan#secret', <PlanPage />, '/plan');
    return server;
  };

  it('tells the meeting by the clocks there, and is kept out of search engines', async () => {
    const server = open({ body: shared });
    expect(await screen.findByRole('heading', { name: 'Mara meets somebody from Wayfellow' })).toBeVisible();
    expect(screen.getByText('Shared with you by Mara')).toBeVisible();
    for (const text of ['Mar 24, 2027', '19:00', shared.place]) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/In Japan the police answer 110/)).toBeVisible();
    expect(server.callsOf(read)).toMatchObject([{ body: { token: 'secret' } }]);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });

  it('leads to the form for reports, with its token in the fragment alone', async () => {
    open({ body: shared });
    expect(await screen.findByRole('link', { name: 'Report this page' })).toHaveAttribute(
      'href',
      '/safety/report?page=%2Fplan#secret',
    );
  });

  it('says that its maker is fine', async () => {
    open({ body: { ...shared, state: 'fine', fineAt: '2027-03-24T12:34:00.000Z' } });
    expect(await screen.findByText('Mara is fine')).toBeVisible();
    expect(screen.getByText(/^Said so at 21:34 in Tokyo/)).toBeVisible();
  });

  it.each([
    [{ state: 'alerted' as const }, 'Mara has not checked in', 'It may mean nothing; phones run out.'],
    [{}, 'Nothing to do yet', /^We ask Mara at 21:30 in Tokyo/],
    [{ checkInAt: null }, 'Nothing to do yet', 'Mara did not ask for a check-in.'],
  ])('says what has become of the check-in: %j', async (over, title, text) => {
    open({ body: { ...shared, ...over } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says that the link no longer works, and names nobody', async () => {
    const { detail } = problems['link-expired'];
    open({ status: 400, body: { detail } });
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByText(/^Shared with you/)).toBeNull();
  });
});

describe('the pages that emails lead to', () => {
  it('say that one is fine by the button alone', async () => {
    const server = fakeServer({ ...asVisitor, 'POST /api/plan/fine': { status: 204 } });
    const user = renderAt('/plan/fine#t=abc', <FinePage />, '/plan/fine');
    expect(server.callsOf('POST /api/plan/fine')).toEqual([]);
    await user.click(await button('I’m fine'));
    expect(await screen.findByText('Good to hear.')).toBeVisible();
    expect(server.callsOf('POST /api/plan/fine')).toMatchObject([{ body: { token: 'abc' } }]);
  });

  it.each([
    ['Yes, that is all right', true],
    ['No, leave me out', false],
  ])('take the answer of a contact: %s', async (name, isWilling) => {
    const answer = 'POST /api/contacts/answer';
    const server = fakeServer({ ...asVisitor, [answer]: { status: 204 } });
    const user = renderAt('/plan/contact#t=abc', <ContactPage />, '/plan/contact');
    await user.click(await button(name));
    await waitFor(() =>
      expect(server.callsOf(answer)).toMatchObject([{ body: { token: 'abc', isWilling } }]),
    );
  });
});
