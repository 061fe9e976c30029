import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { TextLink } from './buttons';

interface BlockProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
  /** Id of its heading. */
  labelledBy?: string;
}

const asList = (sx: SxProps<Theme> | undefined) => (Array.isArray(sx) ? sx : [sx ?? {}]);

/** The main column of a page: at most 1200 px wide, plus gutters. */
export const Page = ({ children, sx }: Omit<BlockProps, 'labelledBy'>) => (
  <Box
    sx={[
      { width: '100%', maxWidth: { xs: 1240, sm: 1264 }, mx: 'auto', px: { xs: 5, sm: 8 } },
      ...asList(sx),
    ]}
  >
    {children}
  </Box>
);

/** A section of a page, 96 px from the next, 56 px on phones. */
export const Section = ({ children, sx, labelledBy }: BlockProps) => (
  <Box component="section" aria-labelledby={labelledBy} sx={[{ py: { xs: 7, sm: 12 } }, ...asList(sx)]}>
    {children}
  </Box>
);

interface HeaderProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** At the end of the line; on phones below it in full width. */
  action?: ReactNode;
}

const headRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 4, sm: 6 },
  alignItems: 'flex-end',
  justifyContent: 'space-between',
} as const;

/** A link to the page that this one belongs to. */
export const ParentLink = ({ children, ...link }: Omit<ComponentProps<typeof TextLink>, 'standalone'>) => (
  <TextLink standalone underline="none" color="text.secondary" {...link}>
    <Icon name="arrow-left" size={16} />
    {children}
  </TextLink>
);

interface PageHeaderProps extends HeaderProps {
  /** A {@link ParentLink} above the title. */
  parent?: ReactNode;
}

/** The title of a page, its only h1. */
export const PageHeader = ({ title, lead, action, parent }: PageHeaderProps) => (
  <Box sx={{ ...headRow, pt: { xs: 7, sm: parent ? 7 : 12 }, pb: { xs: 4.5, sm: 7 } }}>
    <Box sx={{ minWidth: 0 }}>
      {parent}
      <Typography variant="h1">{title}</Typography>
      {lead && (
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ mt: 2.5, maxWidth: '60ch', color: 'text.secondary' }}
        >
          {lead}
        </Typography>
      )}
    </Box>
    {action && (
      <Box
        sx={{
          width: { xs: '100%', sm: 'auto' },
          '& > .MuiButton-root': { width: { xs: '100%', sm: 'auto' } },
        }}
      >
        {action}
      </Box>
    )}
  </Box>
);

/** The title of a section (h2), with a sentence and a link or button at the end of the line. */
export const SectionHeader = ({ title, lead, action, id }: HeaderProps & { id?: string }) => (
  <Box sx={{ ...headRow, flexWrap: 'nowrap', mb: { xs: 4.5, sm: 7 } }}>
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {lead && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{lead}</Typography>}
    </Box>
    {action && <Box sx={{ flex: 'none' }}>{action}</Box>}
  </Box>
);
