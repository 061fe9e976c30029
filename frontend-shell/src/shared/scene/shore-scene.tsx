import { styled } from '@mui/material/styles';

const Scene = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

interface Props {
  /** The visible part of the 1600 x 700 landscape; the sky continues for 200 above it. */
  viewBox: string;
  /** How that part fills its box, as in SVG. */
  preserveAspectRatio: string;
}

/** Two people walking by the sea. The colors are CSS variables, so that the dark theme shows it at night. */
export const ShoreScene = (props: Props) => (
  <Scene {...props} aria-hidden="true" focusable="false">
    <path fill="var(--h-sky1)" d="M0-200h1600v220H0z" />
    <path fill="var(--h-sky1)" d="M0 0h1600v700H0z" />
    <path fill="var(--h-sky2)" d="M0 190q400-46 800-6t800-22v538H0z" />
    <path fill="var(--h-sky3)" d="M0 330q400-40 800-4t800-20v394H0z" />
    <circle cx="1292" cy="352" r="150" fill="var(--h-sun)" />
    <path
      fill="var(--h-far)"
      d="M0 470q90-40 180-44 90 2 150 30 90-14 170-10l110 24zM1010 470q60-34 120-34 70-60 150-84 40-8 76 20 60 60 130 70 60 4 114 28z"
    />
    <path
      fill="var(--h-mid)"
      d="M1340 470q60-60 110-110 30-20 60 0 50 44 90 60v50zM560 470q70-34 140-26t110 26z"
    />
    <path fill="var(--h-sea)" d="M0 466h1600v234H0z" />
    <path fill="var(--h-sea2)" d="M0 528h1600v172H0z" />
    <path
      d="M1176 486h232M1208 502h170M1228 518h128M1250 534h90M1262 550h62"
      stroke="var(--h-glint)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M90 500h150M330 488h90M520 508h170M800 492h120M170 546h110M430 552h190M760 540h120M960 512h90"
      stroke="var(--h-mid)"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".7"
    />
    <path d="M724 470h64l-14 16h-38z" fill="var(--h-front)" />
    <path d="M752 466v-62q32 34 33 62zM746 466v-50q-22 24-24 50z" fill="var(--h-a)" />
    <path fill="var(--h-hill)" d="M0 600q220-66 470-40t420 70q250-24 410-40t300-60v170H0z" />
    <path fill="var(--h-front)" d="M0 668q260-40 520-14t400 6q200-50 330-72t350-42v154H0z" />
    <path d="M960 700Q1080 640 1250 598T1600 560v16Q1420 590 1290 622T1090 700z" fill="var(--h-path)" />
    <g transform="translate(1240 604) scale(0.98)">
      <path d="M-13-56-24-3q0 3 3 3h10l12-40 12 40h11q3 0 2-4L15-58z" fill="var(--h-front)" />
      <path d="M-15-100q16-12 30 0l4 46h-34z" fill="var(--h-a)" />
      <rect x="-39" y="-106" width="27" height="52" rx="9" fill="var(--h-pack)" />
      <rect x="-43" y="-117" width="32" height="14" rx="7" fill="var(--h-b)" />
      <path
        d="M8-94 24-70l10 2"
        fill="none"
        stroke="var(--h-a)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M36-84 42 0" stroke="var(--h-front)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="2" cy="-119" r="13.500" fill="#A9683F" />
      <path d="M-11-122q0-17 14-17t13 15z" fill="var(--h-a)" />
      <path d="M-20-122q22-6 44-1v4q-22-3-44 1z" fill="var(--h-a)" />
    </g>
    <g transform="translate(1352 584) scale(0.98)">
      <path d="M-13-56-24-3q0 3 3 3h10l12-40 12 40h11q3 0 2-4L15-58z" fill="var(--h-front)" />
      <path d="M-15-100q16-12 30 0l4 46h-34z" fill="var(--h-b)" />
      <rect x="-39" y="-106" width="27" height="52" rx="9" fill="var(--h-pack)" />
      <rect x="-43" y="-117" width="32" height="14" rx="7" fill="var(--h-b)" />
      <path
        d="M8-94 24-70l10 2"
        fill="none"
        stroke="var(--h-b)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="2" cy="-119" r="13.500" fill="#A9683F" />
      <path d="M-12-116q-4-20 14-20 15 0 13 12-10-4-15 0-4 10-4 14-5 0-8-6z" fill="var(--h-front)" />
    </g>
    <g fill="var(--h-front)">
      <path d="M1530 640q-8-150 4-250l8 0q2 130 0 250z" />
      <path d="M1536 392q-70-30-106 26 54-18 106-20zM1536 392q-50-70-110-46 70 4 108 52zM1538 390q-20-84 30-104-10 60-26 106zM1540 392q40-50 60-46v20q-30 6-58 32zM1540 394q40-10 60 20v30q-20-36-60-44zM1536 396q-50 20-56 72 30-40 60-68z" />
    </g>
    <g className="birds" stroke="var(--h-front)" strokeWidth="4" fill="none" strokeLinecap="round">
      <path
        d="M1010 214q14-14 26 0q12-14 26 0M1084 256q10-10 20 0q10-10 20 0M960 268q9-9 18 0q9-9 18 0"
        opacity=".75"
      />
    </g>
  </Scene>
);
