import { render, screen } from '@testing-library/react';
import { UiProvider } from '../theme/ui-provider';
import { TripDates } from './trip-dates';

const mine = { startDate: '2027-03-18', endDate: '2027-04-04' };
const draw = (theirs: { startDate: string; endDate: string }) =>
  render(
    <UiProvider>
      <TripDates mine={mine} theirs={theirs} labels={{ theirs: 'Priya' }} />
    </UiProvider>,
  );

describe('TripDates', () => {
  it('draws the shared days on both lanes and names the ends of the scale', () => {
    const { container } = draw({ startDate: '2027-03-24', endDate: '2027-04-07' });
    expect(container.querySelectorAll('[data-shared]')).toHaveLength(2);
    expect(screen.getByText('Mar 14')).toBeInTheDocument();
    expect(screen.getByText('Priya')).toBeInTheDocument();
  });

  it('draws no shared days where the trips do not meet', () => {
    const { container } = draw({ startDate: '2027-06-01', endDate: '2027-06-03' });
    expect(container.querySelectorAll('[data-shared]')).toHaveLength(0);
  });
});
