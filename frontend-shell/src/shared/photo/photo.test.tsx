import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ProblemCode, limits, photoNotices, problems } from '@wayfellow/contracts';
import {
  ana,
  asAna,
  fakeServer,
  japan,
  pathShown,
  problemAnswer,
  renderAt,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import { useSession } from '@wayfellow/web';
import { ChangePhoto } from './change-photo';
import { drawn, fakeUploads, standInForCanvas } from './fake-canvas';

const url = `/media/photos/${'a'.repeat(32)}-512.webp`;
const poster = '/posters/japan.0123456789ab.svg';
const withPhoto = { ...ana, profileImage: url };

/** The user's picture, as the profile shows it. */
const Picture = () => {
  const { user } = useSession();
  return user && <ChangePhoto user={user} />;
};
const show = (user = ana, answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/auth/me': { body: user },
    'GET /api/destinations': { body: [{ ...japan, imageUrl: poster }] },
    ...answers,
  });
  return { server, user: renderAt('/profile', <Picture />) };
};
const picture = (name = 'me.jpg', type = 'image/jpeg', size = 10) => {
  const file = new File([new Uint8Array(10)], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const opened = async (...given: Parameters<typeof show>) => {
  const shown = show(...given);
  await shown.user.click(await screen.findByRole('button', { name: 'Change photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your photo' }));
  const choose = (file: File) =>
    fireEvent.change(dialog.getByLabelText('Photo'), { target: { files: [file] } });
  return { ...shown, dialog, choose };
};
const shownPictures = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));

let uploads: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  standInForCanvas({ width: 1600, height: 1200 });
  uploads = fakeUploads();
});

describe('a photo', () => {
  it('is cropped here, sent with its progress in percent, and shown at once', async () => {
    const { dialog, user, choose } = await opened();
    choose(picture());
    await user.click(await dialog.findByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(uploads.sent[0]?.body.type).toBe('image/jpeg');
    act(() => uploads.progress(0.42));
    expect(await dialog.findByRole('progressbar', { name: 'Sending your photo' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    expect(dialog.getByRole('button', { name: 'Saving... 42 %' })).toBeDisabled();
    uploads.answer(201, { photo: { id: 1, url }, user: withPhoto });
    await waitFor(() => expect(toastShown()).toBe(textOf(photoNotices.saved)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shownPictures()).toEqual([url]);
  });

  it('is moved, zoomed and turned by keys alone', async () => {
    const { dialog, user, choose } = await opened();
    choose(picture());
    const stage = await dialog.findByRole('application', { name: 'Your photo' });
    expect(stage).toHaveFocus();
    expect(stage).toHaveAccessibleDescription('Arrow keys move the photo, plus and minus zoom, R turns it.');
    await user.keyboard('{ArrowRight}');
    expect(drawn().x).toBeCloseTo(800 + 0.05 * 1200);
    await user.keyboard('+');
    expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
    await user.keyboard('-r');
    expect(drawn()).toMatchObject({ turns: 1 });
  });

  it.each<[ProblemCode, File]>([
    ['picture-type', picture('me.gif', 'image/gif')],
    ['picture-large', picture('me.jpg', 'image/jpeg', limits.photoBytes + 1)],
  ])('is refused before it is opened: %s', async (code, file) => {
    const { dialog, choose } = await opened();
    choose(file);
    expect(await dialog.findByRole('alert')).toHaveTextContent(problems[code].detail);
    expect(dialog.queryByRole('application')).not.toBeInTheDocument();
  });

  it.each<[ProblemCode, { width: number; height: number } | undefined]>([
    ['picture-small', { width: 4000, height: limits.photoSide.min - 1 }],
    ['picture-unreadable', undefined],
  ])('is refused when it is opened: %s', async (code, size) => {
    standInForCanvas(size);
    const { dialog, choose } = await opened();
    choose(picture());
    expect(await dialog.findByRole('alert')).toHaveTextContent(problems[code].detail);
  });

  it.each<[ProblemCode, string]>([
    ['picture-unreadable', problems['picture-unreadable'].detail],
    ['unavailable', problems.unavailable.detail],
    ['too-many-requests', 'You have changed your photo very often today. Please try again tomorrow.'],
  ])('that the server refuses stays in the dialog, with the reason: %s', async (code, text) => {
    const { dialog, user, choose } = await opened();
    choose(picture());
    await user.click(await dialog.findByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    const { status, body } = problemAnswer(code);
    uploads.answer(status as number, body);
    expect(await dialog.findByRole('alert')).toHaveTextContent(`Your picture was not saved. ${text}`);
    expect(dialog.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  });

  it('that cannot be sent says to check the connection', async () => {
    const { dialog, user, choose } = await opened();
    choose(picture());
    await user.click(await dialog.findByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    uploads.fail();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  });

  it('is not sent on once the dialog is closed, and the server says what is shown', async () => {
    const { server, dialog, user, choose } = await opened();
    choose(picture());
    await user.click(await dialog.findByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    server.answers['GET /api/auth/me'] = { body: withPhoto };
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(shownPictures()).toEqual([url]));
    expect(uploads.sent[0]?.isAborted).toBe(true);
    expect(pathShown()).toBe('/profile');
  });
});

describe('a photo that is not sent as it should be', () => {
  it('is not sent at all where the dialog is closed while it is cropped', async () => {
    let cropped: BlobCallback = () => undefined;
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => (cropped = done));
    const { server, dialog, user, choose } = await opened();
    choose(picture());
    await user.click(await dialog.findByRole('button', { name: 'Save photo' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    cropped(new Blob(['pixels'], { type: 'image/jpeg' }));
    await waitFor(() => expect(server.callsOf('GET /api/auth/me')).toHaveLength(2));
    expect(uploads.sent).toEqual([]);
    jest.restoreAllMocks();
  });

  it('can be saved again where something else than the server answered', async () => {
    const { dialog, user, choose } = await opened();
    choose(picture());
    await user.click(await dialog.findByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    uploads.answerText(200, '<html>Sign in to this network</html>');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Your picture was not saved. Please try again.',
    );
    expect(dialog.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  });
});

describe('a poster', () => {
  it('is chosen by its destination in place of a photo', async () => {
    const chosen = { ...ana, profileImage: poster };
    const { server, dialog, user } = await opened(ana, { 'POST /api/photos/poster': { body: chosen } });
    await user.click(await dialog.findByRole('radio', { name: japan.name }));
    await user.click(dialog.getByRole('button', { name: 'Save poster' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(photoNotices.posterSaved)));
    expect(server.callsOf('POST /api/photos/poster')[0]?.body).toEqual({ name: 'japan' });
    expect(shownPictures()).toEqual([poster]);
  });
});

describe('a picture that one has', () => {
  const remove = 'DELETE /api/photos/mine';

  it('is removed after a question', async () => {
    const { server, dialog, user } = await opened(withPhoto, { [remove]: { status: 204 } });
    await user.click(dialog.getByRole('button', { name: 'Remove picture' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove your picture?' }));
    expect(server.callsOf(remove)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(photoNotices.removed)));
    expect(shownPictures()).toEqual([]);
  });

  it('stays where removing it fails', async () => {
    const { dialog, user } = await opened(withPhoto, { [remove]: problemAnswer('unavailable') });
    await user.click(dialog.getByRole('button', { name: 'Remove picture' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(toastShown()).toBe(textOf(photoNotices.notRemoved(problems.unavailable.detail))),
    );
    expect(shownPictures()).toContain(url);
  });

  it('is what there is to remove: without one there is no such button', async () => {
    const { dialog } = await opened();
    expect(dialog.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  });
});
