import { act, render, screen } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import { UiProvider } from '@wayfellow/ui';
import { toast } from '@wayfellow/web';
import { ToastOutlet } from './toast-outlet';

test('a toast comes into a live region that is there before it; an error is an alert of its own', () => {
  render(
    <UiProvider>
      <ToastOutlet />
    </UiProvider>,
  );
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => toast(notices.tipCreated));
  expect(region).toHaveTextContent(notices.tipCreated.title);
  act(() => toast({ ...notices.tipFailed, severity: 'error' }));
  expect(region).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toHaveTextContent(notices.tipFailed.title);
});
