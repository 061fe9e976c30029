import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import { UiProvider } from '../theme/ui-provider';
import { OffWithoutNetwork } from './off-without-network';

const show = (isOff: boolean) =>
  render(
    <UiProvider>
      <OffWithoutNetwork isOff={isOff} what="Changing trips">
        <Button variant="contained">Add a trip</Button>
        <IconButton aria-label="Edit" />
        <button>A chip</button>
      </OffWithoutNetwork>
    </UiProvider>,
  );
const styleOf = (name: string) => getComputedStyle(screen.getByRole('button', { name }));

test('a button that is off is sand and its words readable; without one of the theme’s looks it is pale', () => {
  show(true);
  expect(screen.getByText('Changing trips needs a network.')).toBeVisible();
  const { backgroundColor, color, opacity } = styleOf('Add a trip');
  expect([backgroundColor, color]).toEqual([
    expect.stringContaining('background-sand'),
    expect.stringContaining('text-secondary'),
  ]);
  expect(opacity).not.toBe('0.5');
  expect(styleOf('Edit').color).toContain('text-secondary');
  expect(styleOf('A chip').opacity).toBe('0.5');
});

test('with a network a button has its own color', () => {
  show(false);
  expect(styleOf('Add a trip').backgroundColor).toContain('primary-main');
});
