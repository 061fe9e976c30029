import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Icon, type IconName, ResponsiveDialog, firstNameOf } from '@wayfellow/ui';
import {
  type ReportedSubject,
  closeSafety,
  openBlockDialog,
  openMeetingDialog,
  openReportDialog,
  openTraveledDialog,
} from '@wayfellow/web';

interface Props extends ReportedSubject {
  anchor: HTMLElement;
  isOpen: boolean;
}

const entry = (
  icon: IconName,
  label: string,
  text: string,
  onClick: () => void,
  color: 'error.main' | 'text.primary' = 'error.main',
) => (
  <MenuItem
    key={label}
    onClick={onClick}
    sx={{ gap: 3, minHeight: 44, px: 3, py: 2, borderRadius: '10px', color, whiteSpace: 'normal' }}
  >
    <Icon name={icon} />
    <ListItemText
      primary={label}
      secondary={text}
      sx={{ my: 0 }}
      slotProps={{
        primary: { sx: { fontWeight: 550, lineHeight: 1.3 } },
        secondary: { sx: { fontSize: '.8125rem' } },
      }}
    />
  </MenuItem>
);

/** The actions on a person or a tip of theirs: a menu at its button, on phones a bottom sheet. */
export const PersonMenu = ({ person, tipId, anchor, isOpen }: Props) => {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const name = firstNameOf(person.name);
  const entries = [
    person.isMatched &&
      !tipId &&
      entry(
        'suitcase',
        'We traveled together',
        'Write about your days',
        () => openTraveledDialog(person),
        'text.primary',
      ),
    person.isMatched &&
      !tipId &&
      entry(
        'safety',
        'Meet safely',
        'Plan, contact, numbers',
        () => openMeetingDialog(person),
        'text.primary',
      ),
    person.isMatched && !tipId && <Divider key="divider" component="li" sx={{ my: 2 }} />,
    entry('flag', tipId ? 'Report this tip' : `Report ${name}`, `${name} will not learn who did`, () =>
      openReportDialog({ person, tipId }),
    ),
    person.photoId !== undefined &&
      !tipId &&
      entry('camera', 'Report the photo', `${name} will not learn who did`, () =>
        openReportDialog({ person, photoId: person.photoId }),
      ),
    !tipId && entry('block', `Block ${name}`, 'Neither of you sees the other', () => openBlockDialog(person)),
  ];
  const label = tipId ? 'More about this tip' : `More about ${person.name}`;
  if (isPhone)
    return (
      <ResponsiveDialog open={isOpen} onClose={closeSafety} title={tipId ? 'This tip' : person.name}>
        <MenuList aria-label={label} autoFocusItem={isOpen} sx={{ mx: -3, pt: 0, pb: 4 }}>
          {entries}
        </MenuList>
      </ResponsiveDialog>
    );
  return (
    <Menu
      open={isOpen}
      anchorEl={anchor}
      onClose={closeSafety}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': label, sx: { p: 2 } },
        paper: { sx: { width: 288, mt: 2, borderRadius: '16px', boxShadow: 'var(--float)' } },
      }}
    >
      {entries}
    </Menu>
  );
};
