import { screen, waitFor, within } from '@testing-library/react';
import { FORMER_TRAVELER, notices, rules } from '@wayfellow/contracts';
import { asAna, ben, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { ReportDialog } from './report-dialog';

it('reports what a former traveler wrote, and offers to block nobody', async () => {
  const call = 'POST /api/reports';
  const received = { id: 1, code: 'R-1', status: 'received' };
  const server = fakeServer({ ...asAna, [call]: { status: 201, body: received } });
  const former = { id: 0, name: FORMER_TRAVELER };
  const user = renderAt('/', <ReportDialog person={former} referenceId={5} isOpen />, '/');
  expect(await screen.findByText(/^Former traveler will not learn who reported\./)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Advertising or spam/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('checkbox', { name: /^Block/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.reported)));
  const body = { subject: 'reference', subjectId: 5, reason: 'spam', alsoBlock: false };
  expect(server.callsOf(call)).toMatchObject([{ body }]);
});

it('says above the reasons that one is missing, and leads to them', async () => {
  fakeServer(asAna);
  const user = renderAt('/', <ReportDialog person={ben} isOpen />, '/');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  const reasons = screen.getByRole('radiogroup', { name: 'What is wrong?' });
  const problem = screen.getByText(rules.reportReason.text);
  expect(problem.compareDocumentPosition(reasons)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(reasons).toHaveAttribute('aria-invalid', 'true');
  expect(within(reasons).getAllByRole('radio')[0]).toHaveFocus();
});
