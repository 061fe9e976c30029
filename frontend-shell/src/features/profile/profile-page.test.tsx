import { screen, waitFor } from '@testing-library/react';
import { limits, notices, problems, rules } from '@wayfellow/contracts';
import type { renderAt } from '@wayfellow/web/testing';
import { ana, asVisitor, pathShown, toastShown } from '@wayfellow/web/testing';
import { field, sent, show, update, x } from './show-profile';

describe('Profile', () => {
  it('sends visitors to sign in, with a word, and back afterwards', async () => {
    show(asVisitor, 'trips');
    await waitFor(() => expect(pathShown()).toBe('/login?redirect=%2Fprofile%3Ftab%3Dtrips'));
    expect(toastShown()).toBe('Authentication Required: Please log in to view your profile');
  });

  it('shows who one is, and three tabs of which the address keeps the open one', async () => {
    const { user } = show();
    expect(await screen.findByRole('heading', { level: 1, name: ana.name })).toBeVisible();
    expect(await screen.findByText('31, 1 trip planned')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile',
      'My Trips1',
      'Interests1',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Interests 1' }));
    expect(pathShown()).toBe('/profile?tab=interests');
  });
});

describe('The profile form', () => {
  const change = async (user: ReturnType<typeof renderAt>, label: string, value: string) => {
    const input = await field(label);
    await user.clear(input);
    await user.click(input);
    if (value) await user.paste(value);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
  };

  it('saves the profile whole, and shows it at once as the session’s user', async () => {
    const saved = { ...ana, name: 'Ana Maria', age: null };
    const { server, user } = show({ [update]: { body: saved } });
    await user.clear(await field('Age'));
    await change(user, 'Full name', ' Ana Maria ');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Maria' })).toBeVisible();
    expect(toastShown()).toBe(`${notices.profileUpdated.title}: ${notices.profileUpdated.description}`);
    expect(sent(server)[0]?.body).toEqual({
      name: 'Ana Maria',
      email: ana.email,
      age: null,
      bio: ana.bio,
      profileImage: null,
    });
  });

  it('keeps what is typed while it is saved', async () => {
    const { user } = show({ [update]: { body: { ...ana, name: 'Ana Maria' } } });
    const fetched = globalThis.fetch;
    let arrive: () => void = () => undefined;
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      if (init.method === 'PUT') await new Promise<void>((resolve) => (arrive = resolve));
      return fetched(url, init);
    }) as typeof fetch;
    await change(user, 'Full name', 'Ana Maria');
    const bio = await field('Bio');
    await user.clear(bio);
    await user.type(bio, 'Slow trains');
    arrive();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Maria' })).toBeVisible();
    expect(bio).toHaveValue('Slow trains');
    expect(await field('Full name')).toHaveValue('Ana Maria');
  });

  it.each([
    ['Full name', x(limits.name.min - 1), rules.name.min.text],
    ['Email', 'ana.example.org', rules.email.text],
    ['Age', String(limits.age.min - 1), rules.age.text],
    ['Age', String(limits.age.max + 1), rules.age.text],
    ['Bio', x(limits.bio.max + 1), rules.bio.max.text],
    ['Profile image', 'ana.jpg', rules.profileImage.text],
  ])('refuses %s %s', async (label, value, text) => {
    const { server, user } = show();
    await change(user, label, value);
    const input = await field(label);
    expect(input).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(input).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('One field needs another look.');
    expect(sent(server)).toEqual([]);
  });

  it.each([
    ['Full name', x(limits.name.min)],
    ['Age', String(limits.age.max)],
    ['Bio', x(limits.bio.max)],
    ['Profile image', 'https://example.org/ana.jpg'],
    ['Profile image', ''],
  ])('takes %s %s', async (label, value) => {
    const { server, user } = show({ [update]: { body: ana } });
    await change(user, label, value);
    await waitFor(() => expect(sent(server)).toHaveLength(1));
  });

  it('says at the field and in the toast that an address is in use, and the usual text where no reason came', async () => {
    const { detail } = problems['email-taken'];
    const taken = { status: 409, body: { type: '/problems/email-taken', detail } };
    const { user } = show({ [update]: { ...taken, then: { status: 500 } } });
    await change(user, 'Email', 'ben@example.org');
    await waitFor(() => expect(toastShown()).toBe(`Update Failed: ${detail}`));
    expect(await field('Email')).toHaveAccessibleDescription(detail);
    await change(user, 'Email', 'ana@example.org');
    await waitFor(() =>
      expect(toastShown()).toBe('Update Failed: Could not update profile. Please try again.'),
    );
  });
});
