import { screen, waitFor } from '@testing-library/react';
import { limits, notices, problems, rules } from '@wayfellow/contracts';
import { ana, asAna, asVisitor, fakeServer, pathShown, renderAt, toastShown } from '@wayfellow/web/testing';
import { LoginPage } from './login-page';

const login = 'POST /api/auth/login';
const show = (answers: object, path = '/login') => {
  const server = fakeServer({ ...asVisitor, ...answers });
  return { user: renderAt(path, <LoginPage />), server };
};
const logIn = async (user: ReturnType<typeof renderAt>, username: string, password: string) => {
  if (username) await user.type(screen.getByLabelText('Username'), username);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
};

describe('Log in', () => {
  it('greets, and leads home', async () => {
    const { user, server } = show({ [login]: { body: ana } });
    await logIn(user, ' ana ', 'secret1');
    await waitFor(() => expect(pathShown()).toBe('/'));
    expect(toastShown()).toBe(`Login Successful: Welcome back, ${ana.name}!`);
    expect(server.calls.at(-1)).toMatchObject({ body: { username: 'ana', password: 'secret1' } });
  });

  it.each([
    ['/login?redirect=%2Fprofile%3Ftab%3Dtrips', '/profile?tab=trips'],
    ['/auth?redirect=https%3A%2F%2Fevil.example', '/'],
    ['/auth?redirect=%2F%2Fevil.example', '/'],
  ])('leads from %s to %s, never to another site', async (path, goal) => {
    const { user } = show({ [login]: { body: ana } }, path);
    await logIn(user, 'ana', 'secret1');
    await waitFor(() => expect(pathShown()).toBe(goal));
  });

  it('leads a signed-in user onward', async () => {
    show(asAna, '/login?redirect=%2Fmatches');
    await waitFor(() => expect(pathShown()).toBe('/matches'));
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
    await waitFor(() => expect(toastShown()).toBe(`${notices.loginFailed().title}: ${detail}`));
    expect(pathShown()).toBe('/login');
  });

  it('blames no password where there was no answer', async () => {
    const { user, server } = show({});
    await screen.findByLabelText('Username');
    server.isUnreachable = true;
    await logIn(user, 'ana', 'secret1');
    await waitFor(() =>
      expect(toastShown()).toBe('Login Failed: There was no answer. Check your connection and try again.'),
    );
  });

  it('shows the password on request', async () => {
    const { user } = show({});
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});

describe('Log in with a second step', () => {
  const secondFactor = 'POST /api/auth/second-factor';
  const required = (factors = ['totp', 'recovery']) => ({
    status: 401,
    body: {
      type: '/problems/second-factor-required',
      detail: problems['second-factor-required'].detail,
      factors,
    },
  });
  const showCode = async (answers: object, factors?: string[]) => {
    const { user, server } = show({ [login]: required(factors), ...answers });
    await logIn(user, 'ana', 'secret1');
    const field = await screen.findByLabelText('Code');
    return { user, server, field };
  };
  const wrong = {
    status: 403,
    body: { type: '/problems/wrong-code', detail: problems['wrong-code'].detail },
  };

  it('asks for the code, and greets after the right one', async () => {
    const { user, server, field } = await showCode({ [secondFactor]: { ...wrong, then: { body: ana } } });
    expect(field).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter the code from your phone');
    expect(toastShown()).not.toContain(problems['second-factor-required'].detail);
    await user.type(field, '418 200{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(wrong.body.detail));
    expect(toastShown()).toBe(`Login Failed: ${wrong.body.detail}`);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(pathShown()).toBe('/'));
    expect(toastShown()).toBe(`Login Successful: Welcome back, ${ana.name}!`);
    expect(server.calls.at(-1)).toMatchObject({ body: { kind: 'totp', code: '418 200' } });
  });

  it('takes a recovery code where there are any', async () => {
    const { user, server } = await showCode({ [secondFactor]: { body: ana } });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}');
    await waitFor(() => expect(pathShown()).toBe('/'));
    expect(server.calls.at(-1)).toMatchObject({ body: { kind: 'recovery', code: 'abcde-fghjk' } });
  });

  it('offers none where none is left', async () => {
    await showCode({}, ['totp']);
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  });

  it('begins again when it took too long, without a word about a session', async () => {
    const { detail } = problems['not-signed-in'];
    const { user, field } = await showCode({ [secondFactor]: { status: 401, body: { detail } } });
    await user.type(field, '418200{Enter}');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(toastShown()).toBe(`Login Failed: ${detail}`);
  });
});
