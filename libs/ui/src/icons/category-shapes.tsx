import { path } from './path';

/** The icons of the categories of tips. */
export const categoryShapes = {
  food: (
    <g transform="translate(2)">
      {path('M7 3v7a2.5 2.5 0 0 1-5 0M4.5 3v18M7 3H2M18 21v-7h-3c0-6 1-9.5 3-11z')}
    </g>
  ),
  transportation: (
    <>
      <rect x="4" y="4" width="16" height="13.5" rx="3" />
      {path('M4 11h16M8 20.5v-3M16 20.5v-3M8 14.3h.01M16 14.3h.01')}
    </>
  ),
  safety: path('M12 3 4.5 6v5.5c0 4.6 3 7.9 7.5 9.5 4.5-1.6 7.5-4.9 7.5-9.5V6z', 'm8.8 12 2.3 2.3 4.2-4.6'),
  accommodation: (
    <>
      {path('M3 18.5v-13M3 15.5h18v3M21 15.5v-3a3 3 0 0 0-3-3h-7v6')}
      <circle cx="7" cy="11.5" r="1.8" />
    </>
  ),
  beaches: path(
    'M12 12.5 15.5 21M3.5 13.5C4 8 8 4.5 12.5 4.8c4 .3 6.8 3 7.7 6.2z',
    'M3 21h18M8.5 13c-.4-3 1-6.5 4-8.2 2.2 1.5 3.6 4 3.8 6.8',
  ),
  attractions: path(
    'M4 10.5V7a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 7v3.5a1.8 1.8 0 0 0 0 3.5v3.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5V14a1.8 1.8 0 0 0 0-3.5z',
    'M14 5.5v2.3M14 11v2.5M14 16.5V19',
  ),
  viewpoints: path(
    'M7 20.5 9.5 13M17 20.5 14.5 13M12 13v7.5',
    'm3.5 10.5 13-6 2 4.5-13 6zM18 5.5l2.5-1 1 2.5-2.5 1',
  ),
  nightlife: path('M4.5 4.5h15L12 13zM12 13v7M8 20.5h8M7.5 8h9'),
  shopping: path('M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5'),
  culture: path('M3 9.5 12 4l9 5.5zM5.5 9.5V18M10 9.5V18M14 9.5V18M18.5 9.5V18M3.5 20.5h17M4 18h16'),
};
