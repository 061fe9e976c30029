import { screen } from '@testing-library/react';
import { log, open, theServer } from './open-group';

// What is kept of a chat is read without a network, and written in; nothing else of it is changed.

jest.mock('@wayfellow/web', () => ({
  ...jest.requireActual<object>('@wayfellow/web'),
  useKeptSince: () => Date.parse('2027-03-24T08:55:00Z'),
}));

test('a chat of several offers its composer alone, and the list says that a new group needs a network', async () => {
  theServer().group.meetup = {
    id: 41,
    title: 'Tram 28 and pastéis',
    day: '2027-04-02',
    time: '10:00',
    area: 'Graça',
    spot: 'By the stairs',
  };
  await open();
  await log();
  expect(screen.getByPlaceholderText('Write a message')).toBeEnabled();
  expect(screen.getByText('10:00, By the stairs')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: /^(?:More|Mute|Invite|Report|Leave)/ }),
  ).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New group' })).toBeDisabled();
  expect(screen.getByText('Starting a group needs a network.')).toBeInTheDocument();
});
