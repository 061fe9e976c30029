import { screen } from '@testing-library/react';
import { fetchErrors, notices } from '@wayfellow/contracts';
import { ana, asAna, toastShown } from '@wayfellow/web/testing';
import { empty, filled, show, tip, tips } from './show-destination';

describe('Travel tips of a destination', () => {
  const path = '/destinations/2?tab=tips';

  it('shows visitors the tips without the form', async () => {
    show(filled, path);
    expect(await screen.findByRole('heading', { name: tip.title })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Share Your Travel Tips' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('leads a visitor to sign in and back where there are none', async () => {
    show(empty, path);
    expect(await screen.findByRole('heading', { name: 'No Travel Tips Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In to Add Tips' })).toHaveAttribute(
      'href',
      `/auth?redirect=${encodeURIComponent(path)}`,
    );
  });

  it('gives a user who is signed in the form, and reads the list again once the tip is shared', async () => {
    const { server, user } = show(
      {
        ...asAna,
        ...empty,
        [tips]: { body: [], then: { body: [{ ...tip, authorId: ana.id }] } },
        'POST /api/destinations/2/tips': { status: 201, body: tip },
      },
      path,
    );
    expect(await screen.findByRole('heading', { name: 'No Travel Tips Yet' })).toBeVisible();
    expect(screen.getByText(/Use the form above/)).toBeVisible();
    await user.click(screen.getByLabelText('Title'));
    await user.paste(` ${tip.title} `);
    await user.selectOptions(screen.getByLabelText('Category'), 'food');
    await user.click(screen.getByLabelText('Your tip'));
    await user.paste(tip.content);
    await user.click(screen.getByRole('button', { name: 'Share tip' }));
    expect(await screen.findByRole('heading', { name: tip.title })).toBeVisible();
    expect(toastShown()).toBe(`${notices.tipCreated.title}: ${notices.tipCreated.description}`);
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      title: tip.title,
      content: tip.content,
      category: 'food',
    });
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByRole('button', { name: `Delete ${tip.title}` })).toBeVisible();
  });

  it('tells a failed reading, with Retry', async () => {
    const { user } = show({ ...filled, [tips]: { status: 500, then: { body: [tip] } } }, path);
    expect(await screen.findByRole('alert')).toHaveTextContent(fetchErrors.tips);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: tip.title })).toBeVisible();
  });
});
