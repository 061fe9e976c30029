import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { Stepper } from './stepper';

const Nights = () => {
  const [value, setValue] = useState(1);
  return <Stepper value={value} min={1} max={3} lessLabel="Fewer" moreLabel="More" onChange={setValue} />;
};

it('has the focus on its number at the end of the range, where a button that is disabled would lose it', async () => {
  render(
    <UiProvider>
      <Nights />
    </UiProvider>,
  );
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  expect(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(more).toBeDisabled();
  expect(screen.getByText('3')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Fewer' })).toHaveFocus();
});
