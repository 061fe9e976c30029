import { useId, useState } from 'react';
import Typography from '@mui/material/Typography';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type TripView, crossingTexts, isNearOffered, limits } from '@wayfellow/contracts';
import { ChipRow, FilterChip, Icon } from '@wayfellow/ui';
import { townOf } from '../data/places';
import type { Near } from '../data/use-board';

interface Props {
  trip: TripView;
  near: Near;
  onChange: (near: Near) => void;
}

const distances = limits.crossings.nearKm.filter((km) => km > 0);

/** Whether a board shows the place of the trip alone, or also what lies around it. */
export const NearChoice = ({ trip, near, onChange }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choose = (km: Near) => {
    setAnchor(null);
    onChange(km);
  };
  // A place in the traveler's own words has no neighbours.
  if (trip.destinationId == null) return null;
  if (!isNearOffered(trip))
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {crossingTexts.nearDays}
      </Typography>
    );
  return (
    <ChipRow role="group" aria-label="Where">
      <FilterChip type="button" data-on="" aria-pressed={near === 0} onClick={() => onChange(0)}>
        In {townOf(trip.destination)}
      </FilterChip>
      <FilterChip
        type="button"
        data-on={near > 0 ? '' : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Nearby{near > 0 && `, ${near} km`}
        <Icon name="chevron-down" size={16} />
      </FilterChip>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {distances.map((km) => (
          <MenuItem
            key={km}
            role="menuitemradio"
            aria-checked={km === near}
            selected={km === near}
            onClick={() => choose(km)}
          >
            {km} km
          </MenuItem>
        ))}
      </Menu>
    </ChipRow>
  );
};
