import { screen, waitFor, within } from '@testing-library/react';
import { fetchErrors, limits, notices, rules, tipTabChoices } from '@wayfellow/contracts';
import {
  ana,
  asAna,
  asVisitor,
  fakeServer,
  japan,
  pathShown,
  renderAt,
  tipOf,
  toastShown,
} from '@wayfellow/web/testing';
import { TipsPage } from './tips-page';

const bali = { ...japan, id: 1, name: 'Bali, Indonesia' };
const tip = tipOf({
  title: 'The flags are meant',
  content: 'Swim between the red and yellow flags.',
  category: 'safety',
  author: 'Lachlan Reid',
  upvotes: 8,
  createdAt: '2026-10-26T10:00:00.000Z',
});
const own = { ...tip, id: 6, title: 'Small shoes rule', authorId: ana.id, author: ana.name, upvotes: 1 };
const list = 'GET /api/destinations/1/tips';
const filled = { 'GET /api/destinations/1': { body: bali }, [list]: { body: [tip, own] } };
const path = '/destinations/1/tips';
const show = (answers: object, at = path) => {
  const server = fakeServer({ ...asVisitor, ...filled, ...answers });
  return { server, user: renderAt(at, <TipsPage />, '/destinations/:id/tips') };
};
const reads = (server: ReturnType<typeof fakeServer>) =>
  server.calls.map(({ url }) => url).filter((url) => url.startsWith('/api/destinations/1/tips'));
const x = (length: number) => 'x'.repeat(length);

describe('Travel tips', () => {
  it('shows the tips of a destination, under its name', async () => {
    show({});
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Travel Tips for Bali, Indonesia' }),
    ).toBeVisible();
    const card = (await screen.findAllByRole('article'))[0];
    for (const text of [tip.title, tip.content, 'Safety', tip.author, 'Oct 26, 2026'])
      expect(card).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Share a travel tip' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it('has a tab for all tips and for eight categories, asks for the chosen one, and keeps it in the address', async () => {
    const { server, user } = show({});
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'All Tips',
      ...tipTabChoices.map(({ label }) => label),
    ]);
    await user.click(screen.getByRole('tab', { name: 'Food' }));
    expect(pathShown()).toBe(`${path}?category=food`);
    await waitFor(() =>
      expect(reads(server)).toEqual(['/api/destinations/1/tips', '/api/destinations/1/tips?category=food']),
    );
  });

  it('leads through the pages', async () => {
    const { server, user } = show({ [list]: { body: [tip], next: 'next', then: { body: [own] } } });
    await user.click(await screen.findByRole('button', { name: 'Show more tips' }));
    expect(await screen.findByRole('heading', { name: own.title })).toBeVisible();
    expect(screen.getByRole('heading', { name: tip.title })).toBeVisible();
    expect(reads(server)[1]).toContain('cursor=next');
    expect(screen.queryByRole('button', { name: 'Show more tips' })).not.toBeInTheDocument();
  });

  it('tells visitors of an empty list to log in', async () => {
    show({ [list]: { body: [] } });
    expect(
      await screen.findByText('No tips for this place yet. Please log in to share yours.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in to share a tip' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(path)}`,
    );
  });

  it('tells a failed reading, with Retry', async () => {
    const { user } = show({ [list]: { status: 500, then: { body: [tip] } } });
    expect(await screen.findByRole('alert')).toHaveTextContent(fetchErrors.tips);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: tip.title })).toBeVisible();
  });

  it('knows no destination behind an id that is none', async () => {
    const { server } = show({}, '/destinations/abc/tips');
    expect(await screen.findByRole('heading', { name: 'Destination Not Found' })).toBeVisible();
    await waitFor(() => expect(server.calls.map(({ url }) => url)).toEqual(['/api/auth/me']));
  });
});

describe('Upvotes', () => {
  const upvoted = { ...tip, upvotes: 9, isUpvoted: true };

  it('are given and taken back, and nobody upvotes their own', async () => {
    const { server, user } = show({
      ...asAna,
      'PUT /api/tips/5/upvote': { body: upvoted },
      'DELETE /api/tips/5/upvote': { body: tip },
    });
    await screen.findByRole('button', { name: 'Share a travel tip' });
    expect(await screen.findAllByRole('button', { name: /^Upvote/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Upvote, 8 votes' }));
    const button = await screen.findByRole('button', { name: 'Upvote, 9 votes', pressed: true });
    await waitFor(() =>
      expect(server.calls.at(-1)).toMatchObject({ method: 'PUT', url: '/api/tips/5/upvote' }),
    );
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Upvote, 8 votes', pressed: false })).toBeVisible();
    expect(server.calls.at(-1)).toMatchObject({ method: 'DELETE', url: '/api/tips/5/upvote' });
  });

  it('are undone with a word where the server refuses', async () => {
    const { user } = show({ ...asAna, 'PUT /api/tips/5/upvote': { status: 404, body: { detail: 'Gone.' } } });
    await screen.findByRole('button', { name: 'Share a travel tip' });
    await user.click(await screen.findByRole('button', { name: 'Upvote, 8 votes' }));
    await waitFor(() => expect(toastShown()).toBe('Upvote not saved: Gone.'));
    expect(screen.getByRole('button', { name: 'Upvote, 8 votes', pressed: false })).toBeVisible();
  });

  it('ask visitors to log in', async () => {
    const { server, user } = show({});
    await user.click(await screen.findByRole('button', { name: 'Upvote, 8 votes' }));
    expect(toastShown()).toContain('Login Required');
    expect(server.calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('Sharing a tip', () => {
  const create = 'POST /api/destinations/1/tips';
  const open = async (answers: object) => {
    const shown = show({ ...asAna, ...answers });
    await shown.user.click(await screen.findByRole('button', { name: 'Share a travel tip' }));
    return shown;
  };
  const fill = async (
    user: ReturnType<typeof renderAt>,
    title: string,
    content: string,
    category = 'food',
  ) => {
    await user.click(screen.getByLabelText('Title'));
    await user.paste(title);
    await user.click(screen.getByLabelText('Your tip'));
    await user.paste(content);
    if (category) await user.selectOptions(screen.getByLabelText('Category'), category);
    await user.click(screen.getByRole('button', { name: 'Share tip' }));
  };

  it('opens a form and puts the focus into it; cancelling collapses it and leads back', async () => {
    const { user } = await open({});
    expect(screen.getByRole('heading', { name: 'Share Your Travel Tips' })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Share a travel tip' })).toHaveFocus();
  });

  it('sends the tip, collapses the form and reads the list again', async () => {
    const { server, user } = await open({ [create]: { status: 201, body: own } });
    await fill(user, x(limits.tipTitle.min), x(limits.tipContent.max));
    expect(await screen.findByRole('button', { name: 'Share a travel tip' })).toBeVisible();
    expect(toastShown()).toBe(`${notices.tipCreated.title}: ${notices.tipCreated.description}`);
    expect(reads(server).length).toBeGreaterThan(2);
  });

  it.each([
    ['Title', x(limits.tipTitle.min - 1), x(limits.tipContent.min), rules.tipTitle.min.text],
    ['Title', x(limits.tipTitle.max + 1), x(limits.tipContent.min), rules.tipTitle.max.text],
    ['Your tip', x(limits.tipTitle.max), x(limits.tipContent.min - 1), rules.tipContent.min.text],
    ['Your tip', x(limits.tipTitle.max), x(limits.tipContent.max + 1), rules.tipContent.max.text],
  ])('refuses a wrong %s', async (label, title, content, text) => {
    const { server, user } = await open({});
    await fill(user, title, content);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('asks for a category', async () => {
    const { user } = await open({});
    await fill(user, x(limits.tipTitle.min), x(limits.tipContent.min), '');
    expect(screen.getByLabelText('Category')).toHaveAccessibleDescription(rules.tipCategory.text);
  });

  it('keeps what was written where it fails', async () => {
    const { user } = await open({ [create]: { status: 503, body: { detail: 'Down' } } });
    await fill(user, 'A title', x(limits.tipContent.min));
    await waitFor(() =>
      expect(toastShown()).toBe(`${notices.tipFailed.title}: ${notices.tipFailed.description}`),
    );
    expect(screen.getByLabelText('Title')).toHaveValue('A title');
  });
});

describe('Deleting a tip', () => {
  const ask = async (answers: object) => {
    const shown = show({ ...asAna, ...answers });
    await screen.findByRole('button', { name: 'Share a travel tip' });
    expect(await screen.findAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
    await shown.user.click(screen.getByRole('button', { name: `Delete ${own.title}` }));
    return { ...shown, dialog: within(screen.getByRole('alertdialog', { name: 'Delete this tip?' })) };
  };

  it('is for its author, asks first, and reads the list again', async () => {
    const { dialog, user } = await ask({
      [list]: { body: [tip, own], then: { body: [tip] } },
      'DELETE /api/tips/6': { status: 204 },
    });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(own.title)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
    expect(screen.getByRole('listitem')).toHaveTextContent(tip.title);
  });

  it('leaves the tip where it is cancelled', async () => {
    const { dialog, server, user } = await ask({});
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: own.title })).toBeVisible();
    expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('takes a tip that is gone already off the list, and says so', async () => {
    const { dialog, user } = await ask({
      [list]: { body: [tip, own], then: { body: [tip] } },
      'DELETE /api/tips/6': { status: 404, body: { detail: 'Gone' } },
    });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(own.title)).not.toBeInTheDocument());
    expect(toastShown()).toBe('Failed to delete tip: Gone');
  });

  it('says when it fails', async () => {
    const { dialog, user } = await ask({ 'DELETE /api/tips/6': { status: 503, body: { detail: 'Down' } } });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toastShown()).toBe('Failed to delete tip: Down'));
  });
});
