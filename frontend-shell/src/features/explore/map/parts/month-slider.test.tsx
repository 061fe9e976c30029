import { fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '@wayfellow/ui';
import { MonthSlider } from './month-slider';

test('a month that is shown already is not chosen again', () => {
  const onChange = jest.fn();
  render(
    <UiProvider>
      <MonthSlider months={['2027-03', '2027-04']} value={0} onChange={onChange} />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Month before' }));
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Month after' }));
  expect(onChange.mock.calls).toEqual([[1]]);
});
