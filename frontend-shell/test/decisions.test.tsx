import { screen, waitFor } from '@testing-library/react';
import { type DecisionView, communityRules, notices, rules } from '@wayfellow/contracts';
import { useSession } from '@wayfellow/web';
import { ana, fakeServer, renderAt, signedInAs, textOf, toastShown } from '@wayfellow/web/testing';
import { DecisionPage } from '../src/features/decisions/decision-page';
import { StandingGate } from '../src/routes/standing-gate';

const decision: DecisionView = {
  id: 8,
  action: 'suspend',
  subject: 'person',
  rule: 4,
  facts: 'You asked a traveler for 180 by bank transfer.',
  until: '2024-11-29T12:00:00.000Z',
  createdAt: '2024-11-22T12:00:00.000Z',
  isAutomated: false,
  liftedAt: null,
  appealUntil: '2025-05-21T12:00:00.000Z',
  canAppeal: true,
  appeal: null,
};
const read = 'GET /api/decisions/8';
const appeal = 'POST /api/decisions/8/appeal';
const restricted = { ...ana, standing: 'suspended' as const, standingUntil: decision.until ?? undefined };
const show = (changed: Partial<DecisionView> = {}, answers: object = {}) => {
  const server = fakeServer({
    ...signedInAs(restricted),
    [read]: { body: { ...decision, ...changed } },
    'GET /api/decisions': { body: [decision] },
    ...answers,
  });
  return { server, user: renderAt('/decisions/8', <DecisionPage />, '/decisions/:id') };
};

describe('a decision', () => {
  it('says what it is, what it rests on, its rule, how it was decided, and how to appeal', async () => {
    show();
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Your account is suspended until November 29, 2024',
      }),
    ).toBeVisible();
    expect(screen.getByText(decision.facts)).toBeVisible();
    expect(screen.getByRole('link', { name: `Rule 4: ${communityRules[4]}` })).toHaveAttribute(
      'href',
      '/safety/rules#rule-4',
    );
    expect(screen.getByText(/No machine took part in the decision/)).toBeVisible();
    expect(screen.getByText(/Appeal here until May 21, 2025, free of charge/)).toBeVisible();
  });

  it('by rule says so, and when it ends by itself', async () => {
    show({ action: 'hold', isAutomated: true, rule: null });
    expect(await screen.findByText(/a rule acted at once/)).toHaveTextContent(
      'without a decision this ends on November 29, 2024',
    );
    expect(screen.queryByText('The rule')).toBeNull();
  });

  it('is appealed against once, and nothing typed is lost where that fails', async () => {
    const words = 'I wrote about a deposit that we shared.';
    const { user, server } = show({}, { [appeal]: { status: 500, body: {} } });
    const field = await screen.findByRole('textbox', { name: 'What did we get wrong?' });
    await user.type(field, 'No');
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(rules.statement.min.text));
    await user.clear(field);
    await user.type(field, words);
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.appealFailed())));
    expect(field).toHaveValue(words);
    const written = {
      text: words,
      createdAt: decision.createdAt,
      outcome: null,
      facts: null,
      decidedAt: null,
    };
    const body = { ...decision, canAppeal: false, appeal: written };
    Object.assign(server.answers, { [appeal]: { status: 201, body }, [read]: { body } });
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.appealed)));
    expect(server.callsOf(appeal).at(-1)?.body).toEqual({ text: words });
    expect(await screen.findByText(/^We have your appeal of November 22, 2024/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  });

  it('that was lifted says so, with the reasons', async () => {
    const decidedAt = '2024-11-24T12:00:00.000Z';
    const answered = {
      text: 'It was shared.',
      createdAt: decision.createdAt,
      outcome: 'lifted' as const,
      facts: 'You are right.',
      decidedAt,
    };
    show({ liftedAt: decidedAt, canAppeal: false, appeal: answered });
    expect(await screen.findByText(/^This decision was lifted on November 24, 2024/)).toBeVisible();
    expect(screen.getByText(/^We lifted the decision\./)).toBeVisible();
    expect(screen.getByText('You are right.')).toBeVisible();
  });

  it('of somebody else does not exist', async () => {
    show({}, { [read]: { status: 404, body: { detail: 'This decision does not exist.' } } });
    expect(await screen.findByRole('heading', { name: 'This decision does not exist.' })).toBeVisible();
  });
});

const Screen = () => <p>The screen of {useSession().user?.name}</p>;

describe('a suspended or banned account', () => {
  const open = (path: string, standing: 'suspended' | 'banned' | 'held') => {
    fakeServer({
      ...signedInAs({ ...restricted, standing }),
      'GET /api/decisions': { body: [decision] },
    });
    renderAt(
      path,
      <StandingGate>
        <Screen />
      </StandingGate>,
    );
  };

  it.each([
    ['/messages', 'suspended', /^Your account is suspended until November 29, 2024/],
    ['/account', 'banned', /^Your account has been closed/],
  ] as const)(
    'sees at %s how it stands (%s), why, and what it may still do',
    async (path, standing, title) => {
      open(path, standing);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.queryByText(/^The screen/)).toBeNull();
      expect(await screen.findByRole('link', { name: /^Read the decision/ })).toHaveAttribute(
        'href',
        '/decisions/8',
      );
      expect(screen.getByRole('link', { name: 'Copy my data or leave' })).toHaveAttribute(
        'href',
        '/account?part=data',
      );
      expect(screen.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/subscription');
    },
  );

  it.each(['/decisions/8', '/account?part=data', '/subscription/cancel', '/safety/rules'])(
    'still opens %s',
    async (path) => {
      open(path, 'banned');
      expect(await screen.findByText(`The screen of ${ana.name}`)).toBeVisible();
    },
  );

  it('that is only held sees every screen', async () => {
    open('/messages', 'held');
    expect(await screen.findByText(`The screen of ${ana.name}`)).toBeVisible();
  });
});
