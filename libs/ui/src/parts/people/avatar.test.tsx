import { act, render } from '@testing-library/react';
import { AvatarWithFallback } from './avatar';
import { allowForeignPictures } from './foreign-pictures';

const own = '/media/photos/0123456789abcdef0123456789abcdef-512.webp';
const show = (src: string) => render(<AvatarWithFallback id={1} name="Ana" src={src} />).container;
const pictureIn = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

it.each([
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
  'HTTPS://elsewhere.example/a.jpg',
  '\\\\elsewhere.example/a.jpg',
  '/\\elsewhere.example/a.jpg',
  ' //elsewhere.example/a.jpg',
  'https:/elsewhere.example/a.jpg',
])('a picture at %s is loaded only once that is allowed; until then an initial stands in', (src) => {
  const container = show(src);
  expect(pictureIn(container)).toBeUndefined();
  expect(container).toHaveTextContent('A');
  act(() => allowForeignPictures(true));
  expect(pictureIn(container)).toBe(src);
  act(() => allowForeignPictures(false));
  expect(pictureIn(container)).toBeUndefined();
});

it('an own photo is shown whatever was chosen', () => {
  expect(pictureIn(show(own))).toBe(own);
});
