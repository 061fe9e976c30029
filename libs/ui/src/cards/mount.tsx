import MuiCard from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DestinationPoster } from '../posters/destination-poster';
import { fonts, motion, radii } from '../theme/tokens';

/** A card with a picture, inset by 8 px of the card's surface. */
export const PosterCard = styled(MuiCard)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  height: '100%',
  minWidth: 0,
  padding: 8,
  borderRadius: radii.card,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  'a&, a&:hover': { color: 'inherit', textDecoration: 'none' },
  'a&:hover': { borderColor: theme.vars.palette.border.control },
})) as typeof MuiCard;

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  flex: 'none',
  borderRadius: radii.picture,
  '&[data-caption]': { borderBottomLeftRadius: 0 },
});

const Tab = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  left: 0,
  bottom: 0,
  maxWidth: 'calc(100% - 92px)',
  padding: '9px 16px 5px 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: fonts.serif,
  fontWeight: 600,
  fontSize: '1.0625rem',
  lineHeight: 1.2,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  borderTopRightRadius: 12,
}));

/** A place's name on a tab in the card's color, cut out of the picture's lower left corner. */
export const CaptionTab = ({ children, className }: { children: ReactNode; className?: string }) => (
  <Tab className={className}>{children}</Tab>
);

interface MountedPosterProps {
  name: string;
  imageUrl?: string | null;
  /** Aspect ratio, such as '16/11'. */
  ratio?: string;
  /** The text on the caption tab; without it there is no tab. */
  caption?: ReactNode;
  className?: string;
}

/** The picture inside a PosterCard. */
export const MountedPoster = ({ ratio, caption, className, ...poster }: MountedPosterProps) => (
  <Frame className={className} data-caption={caption ? true : undefined} style={{ aspectRatio: ratio }}>
    <DestinationPoster {...poster} sx={{ position: 'absolute', inset: 0 }} />
    {caption && <CaptionTab>{caption}</CaptionTab>}
  </Frame>
);
