import { screen, waitFor } from '@testing-library/react';
import { limits, notices, problems, rules } from '@wayfellow/contracts';
import { fakeServer } from '@wayfellow/web/testing';
import { ana, asAna, asVisitor, showScreen } from '../../test-support';
import { LoginPage } from './login-page';

const login = 'POST /api/auth/login';
const show = (answers: object, path = '/login') => {
  const server = fakeServer({ ...asVisitor, ...answers });
  return { user: showScreen(<LoginPage />, path), server };
};
const logIn = async (user: ReturnType<typeof showScreen>, username: string, password: string) => {
  if (username) await user.type(screen.getByLabelText('Username'), username);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
};
const place = () => screen.getByTestId('place').textContent;
const toast = () => screen.getByTestId('toast').textContent;

describe('Log in', () => {
  it('greets, and leads home', async () => {
    const { user, server } = show({ [login]: { body: ana } });
    await logIn(user, ' ana ', 'secret1');
    await waitFor(() => expect(place()).toBe('/'));
    expect(toast()).toBe(`Login Successful / Welcome back, ${ana.name}!`);
    expect(server.calls.at(-1)).toMatchObject({ body: { username: 'ana', password: 'secret1' } });
  });

  it.each([
    ['/login?redirect=%2Fprofile%3Ftab%3Dtrips', '/profile?tab=trips'],
    ['/auth?redirect=https%3A%2F%2Fevil.example', '/'],
    ['/auth?redirect=%2F%2Fevil.example', '/'],
  ])('leads from %s to %s, never to another site', async (path, goal) => {
    const { user } = show({ [login]: { body: ana } }, path);
    await logIn(user, 'ana', 'secret1');
    await waitFor(() => expect(place()).toBe(goal));
  });

  it('leads on whoever is signed in already', async () => {
    show(asAna, '/login?redirect=%2Fmatches');
    await waitFor(() => expect(place()).toBe('/matches'));
  });

  it('keeps the way on when it leads to the account form', async () => {
    show({}, '/login?redirect=%2Fmatches');
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?redirect=%2Fmatches',
    );
  });

  it('says at each field what is wrong, counts it, focuses the first, and asks nothing of the server', async () => {
    const { user, server } = show({});
    await logIn(user, 'x'.repeat(limits.username.min - 1), 'x'.repeat(limits.password.min - 1));
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(rules.username.min?.text);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(rules.password.min?.text);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Two fields need another look. They are marked below.',
    );
    expect(screen.getByLabelText('Username')).toHaveFocus();
    await user.type(screen.getByLabelText('Username'), 'x');
    expect(screen.getByRole('alert')).toHaveTextContent('One field needs another look. It is marked below.');
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says what the server answered to wrong credentials', async () => {
    const { detail } = problems['wrong-credentials'];
    const { user } = show({ [login]: { status: 401, body: { detail } } });
    await logIn(user, 'ana', 'wrong-one');
    await waitFor(() => expect(toast()).toBe(`${notices.loginFailed().title} / ${detail}`));
    expect(place()).toBe('/login');
  });

  it('shows the password on request', async () => {
    const { user } = show({});
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});
