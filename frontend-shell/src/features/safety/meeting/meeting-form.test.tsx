import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type TrustedContactView, inputs } from '@wayfellow/contracts';
import { asAna, ben, fakeServer, renderAt } from '@wayfellow/web/testing';
import { MeetingForm } from './meeting-form';

const ingrid: TrustedContactView = { id: 4, name: 'Ingrid', email: 'ingrid@example.com', isConfirmed: true };
const create = 'POST /api/meetings';

const show = () => {
  const server = fakeServer({ ...asAna, [create]: { status: 201, body: {} } });
  const form = (
    <MeetingForm person={ben} isOpen contacts={[ingrid]} place="Kyoto, Japan" isUnconfirmed={false} />
  );
  return { server, user: renderAt('/here', form) };
};

it('a plan stays open while a year is typed', async () => {
  const { user } = show();
  const field = await screen.findByLabelText('Day');
  for (const year of ['0002', '0020', '0202'])
    fireEvent.change(field, { target: { value: `${year}-12-01` } });
  await user.click(screen.getByRole('button', { name: 'Share my plan' }));
  expect(await screen.findByText(inputs.meeting.startsAt.text)).toBeVisible();
});

it('a plan is shared with the contact by Enter', async () => {
  const { user, server } = show();
  await user.type(await screen.findByLabelText('Where'), 'Kyoto station{Enter}');
  await waitFor(() => expect(server.callsOf(create)).toMatchObject([{ body: { contactId: 4 } }]));
});

it('what is missing of a plan is said at its field', async () => {
  const { user, server } = show();
  await user.click(await screen.findByRole('button', { name: 'Share my plan' }));
  expect(await screen.findByText(inputs.meeting.place.text)).toBeVisible();
  expect(server.callsOf(create)).toEqual([]);
});
