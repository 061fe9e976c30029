import { screen, waitFor } from '@testing-library/react';
import { commonPasswordText, limits, notices, problems, rules } from '@wayfellow/contracts';
import { ana, asAna, asVisitor, fakeServer, pathShown, renderAt, toastShown } from '@wayfellow/web/testing';
import { RegisterPage } from './register-page';

const register = 'POST /api/auth/register';
const show = (answers: object, path = '/register') => {
  const server = fakeServer({ ...asVisitor, ...answers });
  return { user: renderAt(path, <RegisterPage />), server };
};
const valid = { Username: 'ana', Email: 'ana@example.org', Password: 'secret1', 'Full name': 'Ana Duarte' };
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));
const fill = async (user: ReturnType<typeof renderAt>, values: Record<string, string>) => {
  for (const [label, value] of Object.entries({ ...valid, ...values }))
    if (value) {
      await user.click(field(label));
      await user.paste(value);
    }
  await user.click(screen.getByRole('button', { name: 'Create account' }));
};
const x = (length: number) => 'x'.repeat(length);

describe('Create account', () => {
  it('sends what was typed, the age as a number, greets, and leads to the profile', async () => {
    const { user, server } = show({ [register]: { status: 201, body: ana } });
    await fill(user, { Age: String(limits.age.min), Bio: x(limits.bio.max) });
    await waitFor(() => expect(pathShown()).toBe('/profile'));
    expect(toastShown()).toBe(`${notices.registered.title}: ${notices.registered.description}`);
    expect(server.calls.at(-1)?.body).toEqual({
      username: 'ana',
      email: 'ana@example.org',
      password: 'secret1',
      name: 'Ana Duarte',
      age: limits.age.min,
      bio: x(limits.bio.max),
    });
  });

  it('links to what one accepts, in a new tab so that nothing typed is lost', () => {
    show({});
    for (const [name, path] of [
      ['community rules', '/safety/rules'],
      ['terms', '/safety/terms'],
      ['handle your data', '/safety/privacy'],
    ]) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', path);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('leads back to where the traveler came from, and keeps that on the way to the sign-in form', async () => {
    const { user } = show({ [register]: { status: 201, body: ana } }, '/register?redirect=%2Fmatches');
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fmatches',
    );
    await fill(user, {});
    await waitFor(() => expect(pathShown()).toBe('/matches'));
  });

  it('leads a signed-in user onward', async () => {
    show(asAna);
    await waitFor(() => expect(pathShown()).toBe('/profile'));
  });

  it.each([
    ['Username', x(limits.username.min - 1), rules.username.min?.text],
    ['Username', x(limits.username.max + 1), rules.username.max?.text],
    ['Email', 'ana@example', rules.email.text],
    ['Password', x(limits.password.min - 1), rules.password.min?.text],
    ['Full name', x(limits.name.min - 1), rules.name.min.text],
    ['Age', String(limits.age.min - 1), rules.age.text],
    ['Age', String(limits.age.max + 1), rules.age.text],
    ['Age', 'thirty', rules.age.text],
    ['Bio', x(limits.bio.max + 1), rules.bio.max.text],
  ])('refuses %s %s', async (label, value, text) => {
    const { user, server } = show({});
    await fill(user, { [label]: value });
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text ?? ''));
    expect(field(label)).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('One field needs another look.');
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('counts the characters of the bio as its limit does', async () => {
    const { user } = show({});
    await user.type(field('Bio'), 'día 🌊');
    expect(screen.getByText(`5 / ${limits.bio.max}`)).toBeVisible();
  });

  it('says the usual words where the server gave no reason', async () => {
    const { user } = show({ [register]: { status: 500, body: {} } });
    await fill(user, {});
    const { title, description } = notices.registrationFailed();
    await waitFor(() => expect(toastShown()).toBe(`${title}: ${description}`));
  });

  it('says at the field and in the toast that a username is taken', async () => {
    const { detail } = problems['username-taken'];
    const body = { type: '/problems/username-taken', detail };
    const { user } = show({ [register]: { status: 409, body } });
    await fill(user, {});
    await waitFor(() => expect(toastShown()).toBe(`Registration Failed: ${detail}`));
    expect(field('Username')).toHaveAccessibleDescription(detail);
    expect(field('Username')).toHaveFocus();
  });

  it('says at the field and in the toast that a password is too common, as the server knows', async () => {
    const detail = commonPasswordText;
    const body = {
      type: '/problems/invalid-input',
      detail,
      errors: [{ field: 'password', message: detail }],
    };
    const { user } = show({ [register]: { status: 400, body } });
    await fill(user, {});
    await waitFor(() => expect(toastShown()).toBe(`Registration Failed: ${detail}`));
    expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(detail));
    expect(field('Password')).toHaveFocus();
  });
});
