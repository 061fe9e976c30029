import ICAL from 'ical.js';

/** The one event of a calendar file, as a calendar reads it. */
export const eventOf = (text: string) => {
  const file = new ICAL.Component(ICAL.parse(text));
  expect(file.getFirstPropertyValue('version')).toBe('2.0');
  const [component, ...others] = file.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    summary: event.summary,
    location: event.location,
    description: event.description,
    sequence: event.sequence,
    status: component?.getFirstPropertyValue('status'),
    zone: event.startDate.zone?.tzid,
    startsAt: event.startDate.toJSDate(),
    endsAt: event.endDate.toJSDate(),
    /** The first day and the day after the last of an entry of whole days. */
    days: event.startDate.isDate ? [event.startDate.toString(), event.endDate.toString()] : null,
  };
};
