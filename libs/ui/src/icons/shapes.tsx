import type { ReactNode } from 'react';
import { categoryShapes } from './category-shapes';
import { path } from './path';

/** An icon with a part that the current item of the bottom bar fills with a tint, and lines over it. */
const filled = (on: ReactNode, ...lines: string[]): ReactNode => (
  <>
    <g className="on">{on}</g>
    {path(...lines)}
  </>
);

const people = filled(
  <>
    <circle cx="8.5" cy="8.5" r="3.6" />
    <path d="M2.5 20c.3-4 2.7-6 6-6s5.7 2 6 6" />
  </>,
  'M15.5 5.3a3.4 3.4 0 0 1 0 6.4M17.5 14.5c2.4.8 3.8 2.6 4 5.5',
);

/** The shapes of the icon set, on a grid of 24 px with strokes of 1.75 px. */
export const shapes = {
  explore: filled(<circle cx="12" cy="12" r="8.8" />, 'm15.6 8.4-2.2 5-5 2.2 2.2-5z'),
  matches: people,
  people,
  messages: filled(
    <path d="M4 5.5h16A1.5 1.5 0 0 1 21.5 7v9a1.5 1.5 0 0 1-1.5 1.5h-8.5L7 21v-3.5H4A1.5 1.5 0 0 1 2.5 16V7A1.5 1.5 0 0 1 4 5.5z" />,
    'M7.5 10h9M7.5 13.3h5.5',
  ),
  profile: filled(
    <>
      <circle cx="12" cy="8" r="4.2" />
      <path d="M4 20.5c.6-4.6 3.6-7 8-7s7.4 2.4 8 7" />
    </>,
  ),
  star: filled(<path d="m12 3.2 2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1L3.2 9.7l6.1-.9z" />),
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="3" />
      {path('M3.5 10h17M8 3v4M16 3v4')}
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      {path('m16 16 4.5 4.5')}
    </>
  ),
  'arrow-right': path('M5 12h14M13 6l6 6-6 6'),
  'arrow-left': path('M19 12H5M11 6l-6 6 6 6'),
  'chevron-down': path('m6 9.5 6 6 6-6'),
  'chevron-left': path('m14.5 6-6 6 6 6'),
  'chevron-right': path('m9.5 6 6 6-6 6'),
  check: path('m5 12.5 4.5 4.5L19 7.5'),
  close: path('m6 6 12 12M18 6 6 18'),
  bell: path('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15z', 'M10 20.8a2.3 2.3 0 0 0 4 0'),
  mute: path(
    'M6 10a6 6 0 0 1 9.5-4.9M18 11c.2 4.3 2 5.5 2 5.5H9M4 16.5S6 15 6 10M10 19.5a2.2 2.2 0 0 0 4 0M3.5 3.5l17 17',
  ),
  block: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      {path('m5.8 5.8 12.4 12.4')}
    </>
  ),
  flag: path('M5.5 21V4M5.5 4.8c4-2.4 7 2.2 13 0v9c-6 2.2-9-2.4-13 0'),
  menu: path('M3.5 7h17M3.5 12h17M3.5 17h17'),
  more: <path strokeWidth={3} d="M5.5 12h.01M12 12h.01M18.5 12h.01" />,
  moon: path('M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z'),
  sun: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      {path(
        'M12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.5 1.5M17.2 17.2l1.5 1.5M5.3 18.7l1.5-1.5M17.2 6.8l1.5-1.5',
      )}
    </>
  ),
  system: (
    <>
      <rect x="3" y="4.5" width="18" height="12" rx="2.5" />
      {path('M9 20.5h6M12 16.5v4')}
    </>
  ),
  up: path('M12 19V5.5M6 11l6-6 6 6'),
  heart: path('M12 20S3.5 14.9 3.5 9.1A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.4C20.5 14.9 12 20 12 20z'),
  trash: path('M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5'),
  edit: path('m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19z', 'm13.5 7 3.5 3.5'),
  plus: path('M12 5v14M5 12h14'),
  minus: path('M5 12h14'),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      {path('M12 7v5.3l3.3 2')}
    </>
  ),
  share: path('M12 15V3.5M7.5 7.5 12 3.5l4.5 4M5 12.5v7h14v-7'),
  send: path('M4 12 20.5 4.5 15 20.5l-3.5-7z', 'm11.5 13.5 9-9'),
  pin: (
    <>
      {path('M12 21.5S5 15 5 9.8a7 7 0 0 1 14 0c0 5.2-7 11.7-7 11.7z')}
      <circle cx="12" cy="9.8" r="2.5" />
    </>
  ),
  walk: (
    <>
      <circle cx="13" cy="4.5" r="1.8" />
      {path('m9 21 2.5-6.5L9 12l1.5-5 3.5 1 1.5 3 3 1M13 15l2 6M9.5 8.5 7 11v3')}
    </>
  ),
  warning: path('M12 4 2.8 20h18.4z', 'M12 10v4.5M12 17.3h.01'),
  info: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      {path('M12 11v5.5M12 7.7h.01')}
    </>
  ),
  phone: path('M8 4.5h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM10.5 16.8h3'),
  play: path('M6.5 4.5v15l12-7.5z'),
  seal: path(
    'm12 2.5 2.4 1.9 3-.2.8 2.9 2.6 1.6-1.1 2.8 1.1 2.8-2.6 1.6-.8 2.9-3-.2-2.4 1.9-2.4-1.9-3 .2-.8-2.9-2.6-1.6 1.1-2.8-1.1-2.8 2.6-1.6.8-2.9 3 .2z',
    'm8.5 11.8 2.5 2.4 4.5-4.7',
  ),
  spark: path('M12 3.5c.8 5 3.5 7.7 8.5 8.5-5 .8-7.7 3.5-8.5 8.5-.8-5-3.5-7.7-8.5-8.5 5-.8 7.7-3.5 8.5-8.5z'),
  quiz: (
    <>
      <rect x="4" y="3.5" width="16" height="17" rx="3" />
      {path('m7.5 9 1.3 1.3L11 8M7.5 15l1.3 1.3L11 14M14 9.5h3M14 15.5h3')}
    </>
  ),
  card: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="3" />
      {path('M2.5 10h19M6 15h4')}
    </>
  ),
  download: path('M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15'),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
      {path('M8 10.5V8a4 4 0 0 1 8 0v2.5')}
    </>
  ),
  mountains: path('m2.5 19 6.5-12 4 7 2.5-4 6 9z'),
  temple: categoryShapes.culture,
  offline: path(
    'M3 3l18 18M2.5 9.5C4 8.2 5.8 7.2 7.7 6.6M12 5.5c3.6 0 7 1.4 9.5 4M6 13.3c1.1-1 2.5-1.8 4-2.1M15.5 12.2c.9.3 1.7.7 2.5 1.3M9.5 16.8a4 4 0 0 1 5 0',
    'M12 20h.01',
  ),
  eye: (
    <>
      {path('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z')}
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  'eye-off': path(
    'M4 4l16 16M9.2 6c.9-.3 1.8-.5 2.8-.5 6 0 9.5 6.5 9.5 6.5s-.9 1.7-2.6 3.3M6 7.8C3.7 9.5 2.5 12 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1M10 10.2a2.8 2.8 0 0 0 3.9 3.9',
  ),
  filters: (
    <>
      {path('M4 7h10M18 7h2M4 17h2M10 17h10')}
      <circle cx="16" cy="7" r="2" />
      <circle cx="8" cy="17" r="2" />
    </>
  ),
  ...categoryShapes,
  logout: path('M14.5 4.5h3a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-3M4.5 12h10M11 8.5l3.5 3.5-3.5 3.5'),
  link: path(
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1',
    'M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  ),
  call: path(
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z',
  ),
  retry: path('M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15'),
  camera: (
    <>
      {path(
        'M4 7.5h3.5L9 5h6l1.5 2.5H20A1.5 1.5 0 0 1 21.5 9v9a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18V9A1.5 1.5 0 0 1 4 7.5z',
      )}
      <circle cx="12" cy="13" r="3.6" />
    </>
  ),
  mail: path(
    'M4 5.5h16A1.5 1.5 0 0 1 21.5 7v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V7A1.5 1.5 0 0 1 4 5.5z',
    'm3.5 7 8.5 6.5L20.5 7',
  ),
  suitcase: (
    <>
      <rect x="4" y="8" width="16" height="11.5" rx="2.5" />
      {path('M9 8V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v2M8.5 8v11.5M15.5 8v11.5')}
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.5" r="4" />
      {path('m11 12.7 8.5-8.4M16 8l2.8 2.8')}
    </>
  ),
  laptop: (
    <>
      <rect x="4.5" y="5" width="15" height="10.5" rx="2" />
      {path('M2.5 19h19')}
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The names of the icons. */
export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as readonly IconName[];
