import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Art = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: 220,
    height: 150,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .hill': { fill: palette.primary.tint },
    '& .ground': { stroke: palette.border.control, strokeWidth: 2 },
    '& .sun': { fill: 'var(--h-sun)' },
    '& .sky': { fill: 'var(--h-sky2)' },
    '& .honey': { fill: 'var(--h-b)' },
    '& .sea': { fill: palette.primary.main },
    '& .deep': { fill: palette.primary.dark },
    '& .coral': { fill: palette.secondary.art },
    '& .paper': { fill: palette.background.default },
    '& .sheet': { fill: palette.background.paper },
    '& .ink': { stroke: palette.text.primary, strokeWidth: 2.5 },
    '& .faint': { stroke: palette.text.primary, strokeWidth: 2, opacity: 0.35 },
    '& .route': { stroke: palette.secondary.art, strokeWidth: 3, strokeDasharray: '1 7' },
    '& .trail': { stroke: palette.border.control, strokeWidth: 3, strokeDasharray: '1 8' },
    '& .lane': { fill: palette.strip.lane },
    '& .dashes': { stroke: palette.secondary.art, strokeWidth: 2, strokeDasharray: '5 5' },
    '& .rule': { stroke: palette.border.control, strokeWidth: 3 },
    '& .thick': { strokeWidth: 6 },
  };
});

const hill = <path className="hill" d="M10 128q50-22 100-14t100 2v14H10z" />;
const ground = <path className="ground" d="M10 132h200" />;

const drawings = {
  map: (
    <>
      {hill}
      {ground}
      <circle className="sun" cx="160" cy="48" r="24" />
      <path className="sheet ink" d="M52 56l40-16 38 14 40-16v74l-40 16-38-14-40 16z" />
      <path className="faint" d="M92 40v74M130 54v74" />
      <path className="route" d="M64 106c14-30 26-6 38-24s20-14 30-8 12 10 24-8" />
      <path className="coral" d="M156 70s-11-11-11-19a11 11 0 0 1 22 0c0 8-11 19-11 19z" />
      <circle className="sheet" cx="156" cy="51" r="4" />
    </>
  ),
  letter: (
    <>
      {hill}
      {ground}
      <path className="sheet ink" d="M58 58h104v66H58z" />
      <path className="ink" d="M58 58l52 40 52-40" />
      <path className="trail" d="M24 44q34-34 70-8t62-14" />
      <path className="coral" d="M154 34l30-20-10 32-7-9z" />
    </>
  ),
  lens: (
    <>
      <path className="hill" d="M30 128q20-70 50-84 16 10 26 30 20-30 36-38 34 30 48 92z" />
      <path className="ground" d="M10 130h200" />
      <circle className="sky ink" cx="112" cy="74" r="34" style={{ strokeWidth: 5 }} />
      <path className="sea" d="M82 88q16-24 24-26 8 4 12 12 8-10 12-10 8 6 13 22a34 34 0 0 1-56 10z" />
      <circle className="sun" cx="126" cy="60" r="7" />
      <path className="ink" d="M137 99l24 24" style={{ strokeWidth: 8 }} />
    </>
  ),
  tent: (
    <>
      <circle className="sun" cx="66" cy="46" r="22" />
      {hill}
      {ground}
      <path className="sea" d="M116 38l62 92H58z" />
      <path className="deep" d="M116 38l62 92h-44z" />
      <path className="paper" d="M116 74l22 56H94z" />
      <path className="ink" d="M116 38v-12" />
      <path className="coral" d="M116 26l18 5-18 6z" />
    </>
  ),
  notebook: (
    <>
      {hill}
      {ground}
      <rect className="sheet ink" x="62" y="36" width="96" height="92" rx="8" />
      <path className="rule" d="M78 58h50M78 74h64M78 90h40" />
      <path className="coral" d="M128 116l6-20 40-44 13 12-40 44z" />
      <path className="honey" d="M128 116l6-20 13 12z" />
    </>
  ),
  bench: (
    <>
      <circle className="sun" cx="150" cy="50" r="26" />
      {hill}
      {ground}
      <path className="ink thick" d="M62 92h96M62 104h96" />
      <path className="ink" d="M72 104v26M148 104v26" style={{ strokeWidth: 5 }} />
      <rect className="coral" x="72" y="56" width="26" height="36" rx="9" />
      <rect className="honey" x="70" y="48" width="30" height="11" rx="5.5" />
      <path d="M80 70h10" style={{ stroke: 'var(--wf-palette-background-default)', strokeWidth: 3 }} />
      <path className="trail" d="M112 88h30" />
    </>
  ),
  chat: (
    <>
      <circle className="sun" cx="164" cy="40" r="20" />
      {hill}
      {ground}
      <path
        className="sheet ink"
        d="M48 42h82a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10H80l-18 18V96H48a10 10 0 0 1-10-10V52a10 10 0 0 1 10-10z"
      />
      <path className="rule" d="M56 62h64M56 77h40" />
      <path
        className="sea"
        d="M118 70h56a9 9 0 0 1 9 9v27a9 9 0 0 1-9 9h-8v14l-15-14h-33a9 9 0 0 1-9-9V79a9 9 0 0 1 9-9z"
      />
      <g className="paper">
        <circle cx="130" cy="93" r="4" />
        <circle cx="146" cy="93" r="4" />
        <circle cx="162" cy="93" r="4" />
      </g>
    </>
  ),
  lanes: (
    <>
      <path className="trail" d="M10 120q60-30 110-8t90-14" />
      <rect className="lane" x="38" y="34" width="144" height="20" rx="10" />
      <rect className="sea" x="70" y="34" width="70" height="20" rx="6" />
      <rect className="lane" x="38" y="64" width="144" height="20" rx="10" />
      <rect className="dashes" x="38" y="64" width="144" height="20" rx="10" />
      <circle className="sea" cx="12" cy="120" r="6" />
      <circle className="coral" cx="208" cy="98" r="6" />
    </>
  ),
  signpost: (
    <>
      <circle className="sun" cx="60" cy="48" r="22" />
      {hill}
      {ground}
      <path className="ink thick" d="M112 34v96" />
      <path className="sea" d="M112 42h48l14 13-14 13h-48z" />
      <path className="coral" d="M112 74H70L57 86l13 12h42z" />
      <path className="trail" d="M122 130c20-14 46-6 70-20" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The drawings of the empty states. */
export type DrawingName = keyof typeof drawings;
export const drawingNames = Object.keys(drawings) as readonly DrawingName[];

/** One drawing, 220 x 150 px, in the colors of the theme. Hidden from screen readers. */
export const EmptyDrawing = ({ name }: { name: DrawingName }) => (
  <Art viewBox="0 0 220 150" aria-hidden="true">
    {drawings[name]}
  </Art>
);
