import { screen, waitFor, within } from '@testing-library/react';
import {
  communityRules,
  evidenceDays,
  meetingTimes,
  noticePath,
  notices,
  refusedAddressDays,
  reportTexts,
  retentionDays,
  rules,
} from '@wayfellow/contracts';
import { askLocallyText, emergencyNumbers, mayBeShown } from '@wayfellow/contracts/emergency-numbers';
import { asVisitor, fakeServer, pathShown, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { PrivacyPage, TermsPage } from './legal-pages';
import { NoticePage } from './notice/notice-page';
import { RulesPage } from './rules-page';
import { SafetyCenterPage } from './safety-center-page';

const send = 'POST /api/notices';
const show = (path: string, page: React.JSX.Element, answers: object = {}) => {
  Element.prototype.scrollIntoView = jest.fn();
  const server = fakeServer({ ...asVisitor, ...answers });
  return { server, user: renderAt(path, page) };
};

describe('the pages under /safety', () => {
  it.each([
    ['/safety', <SafetyCenterPage key="" />],
    ['/safety/rules', <RulesPage key="" />],
    ['/safety/terms', <TermsPage key="" />],
    ['/safety/privacy', <PrivacyPage key="" />],
  ])('%s is read without an account, and says of which day it is', async (path, page) => {
    show(path, page);
    expect(screen.getByText(/^Last changed \w+ \d+, \d{4}$/)).toBeVisible();
    expect(pathShown()).toBe(path);
  });

  it('lead from the Safety center to the rules, the terms, the privacy page and the form for reports', () => {
    show('/safety', <SafetyCenterPage />);
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining(['/safety/rules', '/safety/terms', '/safety/privacy', '/safety/report']),
    );
  });

  it('open at the section that the address names', async () => {
    show('/safety#scams', <SafetyCenterPage />);
    await waitFor(() => expect(screen.getByRole('region', { name: 'How scams go' })).toHaveFocus());
    expect(screen.getByRole('region', { name: 'Emergency numbers' })).toHaveAttribute('id', 'numbers');
  });

  it('show the emergency numbers of a chosen country, and where they are not certain what to do instead', async () => {
    const { user } = show('/safety', <SafetyCenterPage />);
    const numbers = within(screen.getByRole('region', { name: 'Emergency numbers' }));
    const country = await numbers.findByLabelText('Emergency numbers in');
    expect(numbers.queryAllByRole('link')).toEqual([]);
    await user.selectOptions(country, 'Japan');
    const links = numbers.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Police110', 'tel:110'],
      ['Ambulance, fire119', 'tel:119'],
    ]);
    for (const { iso } of emergencyNumbers.filter((one) => !mayBeShown(one))) {
      await user.selectOptions(country, iso);
      expect(numbers.getByText(askLocallyText)).toBeVisible();
      expect(numbers.queryAllByRole('link')).toEqual([]);
    }
  });

  it('say each rule with two examples and what follows', () => {
    show('/safety/rules', <RulesPage />);
    for (const [number, text] of Object.entries(communityRules)) {
      const rule = screen.getByRole('region', { name: `${number}. ${text}` });
      expect(within(rule).getAllByRole('listitem')).toHaveLength(2);
      expect(rule).toHaveTextContent(/What follows: \w/);
    }
  });

  it('say how long data is kept in the numbers by which it is deleted', () => {
    show('/safety/privacy', <PrivacyPage />);
    const table = screen.getByRole('table');
    const kept = (what: RegExp) => within(table).getByRole('row', { name: what });
    expect(kept(/^An account that you leave/)).toHaveTextContent(`after ${retentionDays.leaving} days`);
    expect(kept(/^A copy of your data/)).toHaveTextContent(`${retentionDays.copy} days`);
    expect(kept(/^Sessions/)).toHaveTextContent(
      `${retentionDays.session.unused} days without use, ${retentionDays.session.longest} days at most`,
    );
    expect(kept(/^Reports/)).toHaveTextContent(
      `${evidenceDays.decided} days after the last decision; ${evidenceDays.banned} days`,
    );
    expect(kept(/^Meeting plans/)).toHaveTextContent(
      `${meetingTimes.keptDays} days after their link has ended, which works for ${meetingTimes.linkHours} hours`,
    );
    expect(kept(/^Trusted contacts/)).toHaveTextContent(`do not answer, ${meetingTimes.keptDays} days`);
    expect(kept(/^The email address of an account that we closed/)).toHaveTextContent(
      `${refusedAddressDays} days`,
    );
    expect(kept(/^What you write under/)).toHaveTextContent('Until you take it back');
    expect(kept(/^Logs/)).toHaveTextContent(`${retentionDays.logs} days`);
    expect(kept(/^Backups/)).toHaveTextContent(`${retentionDays.backups} days`);
  });
});

describe('a report without an account', () => {
  const tip = '/destinations/2/tips#tip-6';
  const words = 'This tip names where somebody lives.';
  const field = (name: RegExp) => screen.getByLabelText(name);
  const fill = async (user: ReturnType<typeof renderAt>, reason: string) => {
    await user.selectOptions(await screen.findByLabelText(/^What is wrong/), reason);
    await user.type(field(/^What happened/), words);
    await user.click(screen.getByRole('checkbox', { name: /accurate and complete/ }));
  };

  it('knows where the visitor came from, and is answered with a code', async () => {
    const { user, server } = show(noticePath(tip), <NoticePage />, {
      [send]: { status: 201, body: { code: 'WF-7K3Q' } },
    });
    expect(await screen.findByLabelText(/^Address of the page/)).toHaveValue(window.location.origin + tip);
    await fill(user, 'private');
    await user.type(field(/^Your name/), 'Mara Lindqvist');
    await user.type(field(/^Your email/), 'mara@example.org');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('WF-7K3Q')).toBeVisible();
    expect(server.callsOf(send)).toMatchObject([
      {
        body: {
          url: window.location.origin + tip,
          reason: 'private',
          text: words,
          name: 'Mara Lindqvist',
          email: 'mara@example.org',
          isGoodFaith: true,
        },
      },
    ]);
  });

  it('needs name and email except about somebody under 18, words, and good faith', async () => {
    const { user, server } = show(noticePath('/travelers/9'), <NoticePage />, {
      [send]: { status: 201, body: { code: 'WF-7K3Q' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(screen.getByRole('alert')).toHaveTextContent(reportTexts.isGoodFaith);
    expect(field(/^What happened/)).toHaveAccessibleDescription(
      expect.stringContaining(rules.statement.min.text),
    );
    expect(field(/^Your email/)).toHaveAccessibleDescription(reportTexts.email);
    expect(server.callsOf(send)).toEqual([]);
    await fill(user, 'minor');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('WF-7K3Q')).toBeVisible();
  });

  it('keeps what was typed where it fails', async () => {
    const { user } = show(noticePath('/travelers/9'), <NoticePage />, { [send]: { status: 500, body: {} } });
    await screen.findByLabelText(/^What is wrong/);
    await fill(user, 'minor');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.reportFailed())));
    expect(field(/^What happened/)).toHaveValue(words);
  });

  it('names a meeting plan by its link', async () => {
    show(`${noticePath('/plan')}#secret`, <NoticePage />);
    expect(await screen.findByLabelText(/^Address of the page/)).toHaveValue(
      `${window.location.origin}/plan#secret`,
    );
  });

  it('does not take the address of another site for ours', async () => {
    show(noticePath('//evil.example/travelers/9'), <NoticePage />);
    expect(await screen.findByLabelText(/^Address of the page/)).toHaveValue('');
  });
});
