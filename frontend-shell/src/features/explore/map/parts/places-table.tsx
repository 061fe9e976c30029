import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from '@wayfellow/router';
import { Icon, TextLink } from '@wayfellow/ui';
import { type Month, monthName, shortMonth } from '../data/months';
import type { PlaceInMonth } from '../data/places';
import { countText } from '../data/texts';

type Column = 'place' | 'country' | 'count' | 'fullest';

interface Order {
  column: Column;
  isDescending: boolean;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.9375rem',
  '& th, & td': { padding: '0 10px', height: 52, textAlign: 'left', fontWeight: 400 },
  '& tr + tr > *, & tbody tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // The shortest names are too narrow for a thumb.
  '& a': { minWidth: 44 },
  '& thead button': {
    display: 'inline-flex',
    gap: 4,
    alignItems: 'center',
    minHeight: 44,
    minWidth: 44,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 650,
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& thead th:not([aria-sort="none"]) svg': { visibility: 'visible' },
  '& thead svg': { visibility: 'hidden' },
  '& [aria-sort="ascending"] svg': { rotate: '180deg' },
  [theme.breakpoints.down('sm')]: {
    fontSize: '.875rem',
    '& th, & td': { paddingInline: 4 },
    // There is room for the arrow of one column alone.
    '& thead [aria-sort="none"] svg': { display: 'none' },
  },
}));

const keyOf: Readonly<Record<Column, (place: PlaceInMonth) => string | number>> = {
  place: ({ name }) => name,
  country: ({ country }) => country,
  count: ({ count }) => count ?? 0,
  fullest: ({ fullest }) => fullest.month,
};

const sorted = (places: readonly PlaceInMonth[], { column, isDescending }: Order): PlaceInMonth[] => {
  const compare = (one: PlaceInMonth, other: PlaceInMonth) => {
    const [a, b] = [keyOf[column](one), keyOf[column](other)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  };
  return [...places].sort((one, other) => (isDescending ? -1 : 1) * compare(one, other));
};

interface Props {
  places: readonly PlaceInMonth[];
  months: readonly Month[];
  /** Which of the months is shown. */
  month: number;
  /** Not seen, but read by screen readers: nothing in it takes the focus then. */
  isHidden: boolean;
}

/** The table takes the focus of a circle that it is shown in place of. */
const useFocusOnShow = (isHidden: boolean) => {
  const table = useRef<HTMLTableElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden && document.activeElement === document.body) table.current?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
  return table;
};

/** What the map shows, as a table. */
export const PlacesTable = ({ places, months, month, isHidden }: Props) => {
  const table = useFocusOnShow(isHidden);
  const [order, setOrder] = useState<Order>({ column: 'count', isDescending: true });
  const name = monthName(months[month] ?? '');
  const columns: Readonly<Record<Column, string>> = {
    place: 'Place',
    country: 'Country',
    count: name,
    fullest: 'Fullest month',
  };
  const sortBy = (column: Column) =>
    setOrder({ column, isDescending: order.column === column ? !order.isDescending : column === 'count' });
  return (
    <Table ref={table} tabIndex={-1}>
      <caption className="vh">Travelers in {name}</caption>
      <thead>
        <tr>
          {(Object.keys(columns) as Column[]).map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={order.column !== column ? 'none' : order.isDescending ? 'descending' : 'ascending'}
            >
              {isHidden ? (
                columns[column]
              ) : (
                <button type="button" onClick={() => sortBy(column)}>
                  {columns[column]} <Icon name="chevron-down" size={16} />
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted(places, order).map((place) => (
          <tr key={place.id}>
            <th scope="row">
              <TextLink
                standalone
                component={Link}
                to={`/destinations/${place.id}`}
                tabIndex={isHidden ? -1 : undefined}
              >
                {place.name}
              </TextLink>
            </th>
            <td>{place.country}</td>
            <td className="num">{countText(place.count)}</td>
            <td className="num">
              {shortMonth(months[place.fullest.month] ?? '')}, {countText(place.fullest.count)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
