import { screen, waitFor, within } from '@testing-library/react';
import { type CaseView, type Role, decisionTexts, notices } from '@wayfellow/contracts';
import {
  ana,
  fakeServer,
  problemAnswer,
  renderAt,
  signedInAs,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import {
  passkeyAnswer,
  passkeyChallenge,
  sentTo,
  standInForAuthenticator,
} from '../../shared/second-step/fake-authenticator';
import { ShellRoutes } from '../../routes/shell-routes';
import { inHours, queue, summary, whole } from './fake-case';

const one = 'GET /api/moderation/cases/1184';
const show = (path: string, answers: object = {}, role: Role | undefined = 'moderator') => {
  const server = fakeServer({
    ...signedInAs(role ? { ...ana, role } : ana),
    'GET /api/moderation/queue': { body: queue },
    'GET /api/moderation/cases': { body: [summary] },
    [one]: { body: whole },
    ...answers,
  });
  return { server, user: renderAt(path, <ShellRoutes />, '/*') };
};

describe('moderation', () => {
  it.each(['/moderation', '/moderation/1184', '/moderation/log'])(
    'does not exist at %s for a user who has no role, and asks for nothing',
    async (path) => {
      const { server } = show(path, {}, 'traveler');
      expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      expect(server.calls.filter(({ url }) => url.startsWith('/api/moderation'))).toEqual([]);
    },
  );

  it('says that the log is empty', async () => {
    show('/moderation/log', { 'GET /api/moderation/log': { body: [] } }, 'lead');
    expect(await screen.findByText('What moderators and rules do shows up here.')).toBeVisible();
  });

  it('shows the queue: what is due, why, and by whom it is taken', async () => {
    const { user } = show('/moderation');
    const row = await screen.findByRole('link', { name: /Dorian Vale/ });
    expect(row).toHaveTextContent('High');
    expect(row).toHaveTextContent('Scam or asks for money');
    expect(row).toHaveTextContent('3 reports, weight 2.5');
    expect(row).toHaveTextContent('in 19 h');
    expect(row).toHaveTextContent('Nobody yet');
    expect(screen.queryByRole('link', { name: 'Log' })).toBeNull();
    await user.click(row);
    expect(await screen.findByRole('heading', { name: 'Dorian Vale' })).toBeVisible();
  });

  it('asks for the second step where the session needs it, and goes on from there', async () => {
    const asks = problemAnswer('confirm-second-factor');
    const confirm = 'POST /api/auth/second-factor/confirm';
    const { server, user } = show('/moderation', {
      'GET /api/moderation/queue': asks,
      'GET /api/account': {
        body: { hasSecondStep: true, factors: ['totp', 'recovery'], recoveryCodesLeft: 9 },
      },
      [confirm]: { status: 204 },
    });
    await user.type(await screen.findByLabelText('Code'), '123456');
    server.answers['GET /api/moderation/queue'] = { body: queue };
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('link', { name: /Dorian Vale/ })).toBeVisible();
    expect(server.callsOf(confirm)[0]?.body).toEqual({ kind: 'totp', code: '123456' });
  });

  it('says why a code was not taken, other than that it is wrong', async () => {
    const { user } = show('/moderation', {
      'GET /api/moderation/queue': problemAnswer('confirm-second-factor'),
      'GET /api/account': { body: { hasSecondStep: true, factors: ['totp'], recoveryCodesLeft: 0 } },
      'POST /api/auth/second-factor/confirm': { status: 503, body: { detail: 'In a moment.' } },
    });
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('In a moment.')).toBeVisible();
  });

  it('takes a passkey as the second step', async () => {
    standInForAuthenticator();
    const confirm = 'POST /api/auth/second-factor/confirm/passkey';
    const { server, user } = show('/moderation', {
      'GET /api/moderation/queue': problemAnswer('confirm-second-factor'),
      'GET /api/account': { body: { hasSecondStep: true, factors: ['passkey'], recoveryCodesLeft: 0 } },
      [`${confirm}/challenge`]: { body: passkeyChallenge },
      [confirm]: { status: 204 },
    });
    const button = await screen.findByRole('button', { name: 'Use your passkey' });
    server.answers['GET /api/moderation/queue'] = { body: queue };
    await user.click(button);
    expect(await screen.findByRole('link', { name: /Dorian Vale/ })).toBeVisible();
    expect(sentTo(server, confirm)).toEqual([passkeyAnswer]);
  });
});

describe('a case', () => {
  it('shows what was kept, and who reported without their name', async () => {
    show('/moderation/1184');
    const kept = await screen.findByRole('region', { name: 'What was reported' });
    expect(kept).toHaveTextContent('sha256 9f3c9f3c…');
    expect(within(kept).getByText('Can you help me out?', { exact: false })).toBeVisible();
    expect(kept).toHaveTextContent('1 message reported, 1 shown around');
    expect(within(kept).getByRole('img', { name: 'The photo of Dorian Vale' })).toBeVisible();
    const reports = screen.getByRole('region', { name: '1 report' });
    expect(reports).toHaveTextContent('Traveler A');
    expect(reports).toHaveTextContent('Weight 1.0, 4 of 4 upheld');
  });

  it('whose time is over says when what was written was erased', async () => {
    const erased: CaseView = {
      ...whole,
      state: 'closed',
      erasedAt: '2026-11-20T12:00:00.000Z',
      evidence: [],
      voices: whole.voices.map((voice) => ({ ...voice, text: '' })),
    };
    show('/moderation/1184', { [one]: { body: erased } });
    const reports = await screen.findByRole('region', { name: '1 report' });
    expect(reports).toHaveTextContent('Erased on November 20, 2026.');
    expect(reports).not.toHaveTextContent('No words of their own.');
    expect(screen.getByText(/^This case is decided\. What was reported/)).toHaveTextContent(
      'were erased on November 20, 2026, as their time was over.',
    );
  });

  it('is decided with rule, facts and marks, for this version of it', async () => {
    const decide = 'POST /api/moderation/cases/1184/decisions';
    const { server, user } = show('/moderation/1184', { [decide]: { status: 204 } });
    await user.click(await screen.findByRole('radio', { name: /^Suspend/ }));
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByText(decisionTexts.facts)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I told the authorities' })).toBeNull();
    const facts = 'You asked two travelers for 180 by bank transfer.';
    await user.type(screen.getByLabelText('Facts, as Dorian will read them'), facts);
    await user.click(screen.getByRole('checkbox', { name: 'Given in bad faith' }));
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.decided)));
    expect(server.callsOf(decide)[0]?.body).toEqual({
      action: 'suspend',
      rule: 4,
      facts,
      days: 30,
      badFaith: [7],
      endsPremium: null,
      version: 4,
    });
  });

  it('shows both emails before it is decided, and decides nothing by that', async () => {
    const emails = 'POST /api/moderation/cases/1184/emails';
    const body = {
      person: { subject: 'Our decision of today', text: 'We warn you.' },
      reporter: { subject: 'Your report WF-…', text: 'We acted on your report.' },
    };
    const { server, user } = show('/moderation/1184', { [emails]: { body } });
    await user.click(await screen.findByRole('radio', { name: /^Warn/ }));
    const button = screen.getByRole('button', { name: 'Preview both emails' });
    await user.click(button);
    expect(await screen.findByText(decisionTexts.facts)).toBeVisible();
    const facts = 'You asked two travelers for 180 by bank transfer.';
    await user.type(screen.getByLabelText('Facts, as Dorian will read them'), facts);
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Both emails' });
    expect(within(dialog).getByRole('region', { name: 'To Dorian' })).toHaveTextContent('We warn you.');
    expect(within(dialog).queryByRole('note')).toBeNull();
    expect(within(dialog).getByRole('region', { name: 'To those who reported' })).toHaveTextContent(
      'We acted on your report.',
    );
    expect(server.callsOf(emails)).toMatchObject([{ body: { action: 'warn', rule: 4, facts, version: 4 } }]);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(server.callsOf('POST /api/moderation/cases/1184/decisions')).toEqual([]);
  });

  it.each([true, false])('with a ban ends Premium now, or with the time that is paid: %s', async (isNow) => {
    const decide = 'POST /api/moderation/cases/1184/decisions';
    const body = { ...whole, person: { ...whole.person, isPremium: true } };
    const { server, user } = show('/moderation/1184', { [one]: { body }, [decide]: { status: 204 } });
    await user.click(await screen.findByRole('radio', { name: /^Warn/ }));
    expect(screen.queryByRole('checkbox', { name: /^End Premium now/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Ban/ }));
    const choice = screen.getByRole('checkbox', { name: /^End Premium now/ });
    expect(choice).toBeChecked();
    if (!isNow) await user.click(choice);
    await user.type(screen.getByLabelText(/^Facts/), 'You asked two travelers for money.');
    await user.click(screen.getByRole('button', { name: 'Send to a lead' }));
    await waitFor(() => expect(server.callsOf(decide)).toHaveLength(1));
    expect(server.callsOf(decide)[0]?.body).toMatchObject({ action: 'ban', endsPremium: isNow });
  });

  it('tells a moderator who knows the person to leave it to somebody else, and offers no decision', async () => {
    show('/moderation/1184', { [one]: { body: { ...whole, hasConflict: true, evidence: [], voices: [] } } });
    expect(await screen.findByText(/Leave this case to somebody else/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Warn' })).toBeNull();
  });

  it('with a proposed ban is confirmed by a lead, who can have others warned', async () => {
    const proposal: CaseView['decisions'][number] = {
      id: 9,
      caseId: 1184,
      action: 'ban',
      rule: 4,
      facts: 'You asked two travelers for money.',
      until: null,
      createdAt: inHours(-1),
      isAutomated: false,
      isProposal: true,
      endsPremium: false,
      liftedAt: null,
      by: 'Mara Lindqvist',
    };
    const confirm = 'PUT /api/moderation/decisions/9/confirm';
    const person = { ...whole.person, isPremium: true };
    const body = { ...whole, state: 'lead', person, decisions: [proposal] };
    const { server, user } = show(
      '/moderation/1184',
      { [one]: { body }, [confirm]: { status: 204 } },
      'lead',
    );
    await user.click(await screen.findByRole('checkbox', { name: /Warn the people they wrote to/ }));
    expect(
      screen.getByText('Premium ends with the time that is paid, without another charge.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm the ban' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.decided)));
    expect(server.callsOf(confirm)[0]?.body).toEqual({ version: 4, warnContacts: true });
  });

  it('has a lead note that the authorities were told, which is asked once more', async () => {
    const told = 'POST /api/moderation/cases/1184/authorities';
    const { server, user } = show('/moderation/1184', { [told]: { status: 204 } }, 'lead');
    await user.click(await screen.findByRole('button', { name: 'I told the authorities' }));
    expect(server.callsOf(told)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Note it' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.noted)));
    expect(server.callsOf(told)).toHaveLength(1);
  });
});
