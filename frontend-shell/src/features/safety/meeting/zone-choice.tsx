import { useMemo, useState } from 'react';
import { SelectInput, type SelectInputProps, TextLink } from '@wayfellow/ui';
import { ownZone } from '../../../shared/meetings/zoned-time';
import { zoneOptions } from './meeting-input';

/** The time zone of the place: this device's, unless another is asked for. */
export const ZoneChoice = (field: Omit<SelectInputProps, 'label' | 'options'>) => {
  const [isAsked, setIsAsked] = useState(false);
  const zones = useMemo(() => zoneOptions(ownZone()), []);
  return isAsked ? (
    <SelectInput {...field} label="Time zone" options={zones} autoFocus />
  ) : (
    <TextLink
      standalone
      component="button"
      type="button"
      onClick={() => setIsAsked(true)}
      sx={{ justifySelf: 'start', mt: -3 }}
    >
      Another time zone
    </TextLink>
  );
};
