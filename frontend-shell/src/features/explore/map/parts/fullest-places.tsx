import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@wayfellow/router';
import { Icon, TextLink, radii } from '@wayfellow/ui';
import type { OwnRoute } from '../data/own-route';
import type { PlaceInMonth } from '../data/places';
import { countText, emptyText, monthText } from '../data/texts';
import { sumOf } from '../drawing/circles';
import { TableIcon } from './view-icons';

/** How many of the fullest are listed. */
const LISTED = 8;

const List = styled('ol')(({ theme }) => ({
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '28px 1fr auto',
    gap: 10,
    alignItems: 'center',
    minHeight: 52,
    textDecoration: 'none',
  },
  '& a:hover b': { color: theme.vars.palette.primary.main },
  '& i': {
    fontFamily: theme.typography.h2.fontFamily,
    fontSize: '1.125rem',
    fontStyle: 'normal',
    fontWeight: 560,
    color: theme.vars.palette.secondary.text,
  },
  '& b': { fontWeight: 600 },
  '& .num': { fontWeight: 650 },
}));

const OwnNote = ({ route }: { route: OwnRoute }) => (
  <Box
    role="note"
    sx={{
      display: 'flex',
      gap: 3,
      mt: 3,
      p: '14px 16px',
      borderRadius: radii.control,
      bgcolor: 'primary.tint',
      fontSize: '.9375rem',
    }}
  >
    <Icon name="pin" />
    <span>
      <b>{route.isRoute ? 'Your route' : 'Your trip'}</b>
      <br />
      {route.text}
    </span>
  </Box>
);

interface Props {
  /** 'December 2026'. */
  month: string;
  /** The fullest first. */
  places: readonly PlaceInMonth[];
  route: OwnRoute | undefined;
  isTable: boolean;
  /** The address of the table, or of the map while the table is shown. */
  otherView: string;
}

/** A month in words: how many travelers, and where most of them go. */
export const FullestPlaces = ({ month, places, route, isTable, otherView }: Props) => (
  <Card sx={{ p: '20px 22px' }}>
    <Typography variant="h4" component="h2" sx={{ fontSize: '1.375rem' }}>
      In {month}
    </Typography>
    <Typography variant="body2" role="status" sx={{ mt: 1, mb: 2.5, color: 'text.secondary' }}>
      {places.length === 0 ? emptyText(month) : monthText(sumOf(places), places.length)}
    </Typography>
    {places.length > 0 && (
      <List aria-label="Fullest places">
        {places.slice(0, LISTED).map(({ id, name, count }, i) => (
          <li key={id}>
            <Link to={`/destinations/${id}`}>
              <i aria-hidden="true">{i + 1}</i>
              <b>{name}</b>
              <span className="num">{countText(count)}</span>
            </Link>
          </li>
        ))}
      </List>
    )}
    {(places.length > 0 || isTable) && (
      <TextLink standalone component={Link} to={otherView} replace>
        <TableIcon /> {isTable ? 'Back to the map' : tableText(places.length)}
      </TextLink>
    )}
    {route && <OwnNote route={route} />}
  </Card>
);

const tableText = (places: number) => (places === 1 ? 'This one in a table' : `All ${places} as a table`);
