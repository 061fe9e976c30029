import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Icon, ResponsiveDialog } from '@wayfellow/ui';
import { type PersonNamed, openBlockDialog, closeSafety } from '@wayfellow/web';
import { firstNameOf } from '../../shared/profile/first-name';

interface Props {
  person: PersonNamed;
  anchor: HTMLElement;
  isOpen: boolean;
}

/** The actions on a person: a menu at its button, on phones a bottom sheet. */
export const PersonMenu = ({ person, anchor, isOpen }: Props) => {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const block = (
    <MenuItem
      onClick={() => openBlockDialog(person)}
      sx={{ gap: 3, minHeight: 44, px: 3, py: 2, borderRadius: '10px', color: 'error.main' }}
    >
      <Icon name="block" />
      <ListItemText
        primary={`Block ${firstNameOf(person.name)}`}
        secondary="Neither of you sees the other"
        sx={{ my: 0 }}
        slotProps={{
          primary: { sx: { fontWeight: 550, lineHeight: 1.3 } },
          secondary: { sx: { fontSize: '.8125rem' } },
        }}
      />
    </MenuItem>
  );
  const label = `More about ${person.name}`;
  if (isPhone)
    return (
      <ResponsiveDialog open={isOpen} onClose={closeSafety} title={person.name}>
        <MenuList aria-label={label} autoFocusItem={isOpen} sx={{ mx: -3, pt: 0, pb: 4 }}>
          {block}
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
      {block}
    </Menu>
  );
};
