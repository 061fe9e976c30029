import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@wayfellow/router';
import { UiProvider } from '@wayfellow/ui';
import { NotFoundPage } from './not-found-page';

it('answers an unknown address with the specified words', () => {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={['/nowhere']}>
        <NotFoundPage />
      </MemoryRouter>
    </UiProvider>,
  );
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
