import { styled } from '@mui/material/styles';

const NOTCH = 28;

/** An inverted rounded corner in the paper color, where the tab meets the picture. */
const joint = (paper: string) => ({
  content: '""',
  position: 'absolute',
  width: NOTCH,
  height: NOTCH,
  background: `radial-gradient(circle at 100% 0,transparent ${NOTCH - 0.5}px,${paper} ${NOTCH}px)`,
});

/** A wide `.picture` with a `.tab` cut out of its lower left corner; full-bleed on phones. */
export const NotchedHero = styled('div')(({ theme }) => {
  const paper = theme.vars.palette.background.default;
  return {
    position: 'relative',
    '& .picture': { height: 480, overflow: 'hidden', borderRadius: 20, borderBottomLeftRadius: 0 },
    '& .tab': {
      position: 'absolute',
      left: 0,
      bottom: 0,
      maxWidth: '80%',
      padding: '22px 44px 6px 0',
      backgroundColor: paper,
      borderTopRightRadius: NOTCH,
    },
    '& .tab::before': { ...joint(paper), left: 0, top: -NOTCH },
    '& .tab::after': { ...joint(paper), right: -NOTCH, bottom: 0 },
    [theme.breakpoints.down('sm')]: {
      marginInline: -20,
      '& .picture': { height: 270, borderRadius: 0 },
      '& .tab': {
        position: 'relative',
        width: 'max-content',
        maxWidth: '86%',
        marginTop: -56,
        padding: '18px 20px 0',
      },
      '& .tab::before': { display: 'none' },
      '& .tab::after': { bottom: 'auto', top: NOTCH },
    },
  };
});
