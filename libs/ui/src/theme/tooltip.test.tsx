import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { timing } from '@wayfellow/contracts';
import { UiProvider } from './ui-provider';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const point = (name: string) => fireEvent.mouseOver(screen.getByRole('button', { name }));
const leave = (name: string) => fireEvent.mouseLeave(screen.getByRole('button', { name }));
const isShown = (title: string) => screen.queryByRole('tooltip', { name: title }) !== null;

test('a tooltip opens after its delay, the next one at once, until the skip delay is over', () => {
  render(
    <UiProvider>
      {['Edit', 'Delete'].map((title) => (
        <Tooltip key={title} title={title}>
          <Button>{title}</Button>
        </Tooltip>
      ))}
    </UiProvider>,
  );
  point('Edit');
  pass(timing.tooltipOpenMs - 1);
  expect(isShown('Edit')).toBe(false);
  pass(1);
  expect(isShown('Edit')).toBe(true);

  leave('Edit');
  pass(timing.tooltipSkipMs - 1);
  point('Delete');
  pass(0);
  expect(isShown('Delete')).toBe(true);

  leave('Delete');
  pass(timing.tooltipSkipMs + 1);
  point('Edit');
  expect(isShown('Edit')).toBe(false);
  pass(timing.tooltipOpenMs);
  expect(isShown('Edit')).toBe(true);
});
