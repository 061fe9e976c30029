/**
 * How a row was checked: `eu`, 112 by the law of the European Union; `agree`, two public lists say the same; `check`, they
 * differ, or one of them is silent; `none`, there is no public number.
 */
export const numberChecks = ['eu', 'agree', 'check', 'none'] as const;
type NumberCheck = (typeof numberChecks)[number];

/** The emergency numbers of a country or territory; empty where there is none of a kind. */
export interface EmergencyNumbers {
  /** ISO 3166-1 alpha-2. */
  iso: string;
  country: string;
  general: string;
  police: string;
  ambulance: string;
  fire: string;
  check: NumberCheck;
  /** The month in which it was checked, yyyy-MM. */
  checkedIn: string;
  note: string;
}

type Row = readonly [
  iso: string,
  country: string,
  general: string,
  police: string,
  ambulance: string,
  fire: string,
  check: NumberCheck,
  checkedIn: string,
  note?: string,
];

// A row that was checked again, on the official page of its country, becomes `agree` with the month of that day.
const rows: readonly Row[] = [
  ['AL', 'Albania', '112', '129', '127', '128', 'check', '2026-11'],
  ['AQ', 'Antarctica', '', '', '', '', 'none', '2026-11', 'No public number: show the general advice only'],
  ['AR', 'Argentina', '911', '911', '107', '100', 'check', '2026-11', '911 depends on the province'],
  ['AM', 'Armenia', '112', '102', '103', '101', 'check', '2026-11'],
  ['AU', 'Australia', '000', '000', '000', '000', 'agree', '2026-11', '112 from mobile phones'],
  ['AT', 'Austria', '112', '133', '144', '122', 'eu', '2026-11', 'Mountain rescue 140'],
  ['BE', 'Belgium', '112', '101', '112', '112', 'eu', '2026-11'],
  ['BZ', 'Belize', '911', '911', '911', '911', 'agree', '2026-11'],
  ['BJ', 'Benin', '', '117', '112', '118', 'agree', '2026-11'],
  ['BT', 'Bhutan', '', '113', '112', '110', 'agree', '2026-11'],
  ['BO', 'Bolivia', '', '110', '118', '119', 'check', '2026-11'],
  ['BA', 'Bosnia and Herzegovina', '112', '122', '124', '123', 'check', '2026-11'],
  ['BW', 'Botswana', '', '999', '997', '998', 'check', '2026-11', '112 from mobile phones'],
  ['BR', 'Brazil', '', '190', '192', '193', 'agree', '2026-11'],
  ['BG', 'Bulgaria', '112', '112', '112', '112', 'eu', '2026-11'],
  ['KH', 'Cambodia', '', '117', '119', '118', 'agree', '2026-11'],
  ['CA', 'Canada', '911', '911', '911', '911', 'agree', '2026-11'],
  ['CV', 'Cape Verde', '', '132', '130', '131', 'check', '2026-11'],
  ['CL', 'Chile', '', '133', '131', '132', 'agree', '2026-11'],
  ['CN', 'China', '', '110', '120', '119', 'agree', '2026-11'],
  ['CO', 'Colombia', '123', '123', '123', '123', 'agree', '2026-11'],
  ['CR', 'Costa Rica', '911', '911', '911', '911', 'agree', '2026-11'],
  ['HR', 'Croatia', '112', '192', '194', '193', 'eu', '2026-11'],
  ['CU', 'Cuba', '', '106', '104', '105', 'agree', '2026-11'],
  ['CY', 'Cyprus', '112', '112', '112', '112', 'eu', '2026-11'],
  ['CZ', 'Czechia', '112', '158', '155', '150', 'eu', '2026-11'],
  ['DK', 'Denmark', '112', '112', '112', '112', 'eu', '2026-11'],
  ['DM', 'Dominica', '999', '999', '999', '999', 'agree', '2026-11'],
  ['EC', 'Ecuador', '911', '911', '911', '911', 'check', '2026-11'],
  ['EG', 'Egypt', '', '122', '123', '180', 'check', '2026-11', 'Tourist police 126'],
  ['SV', 'El Salvador', '911', '911', '132', '913', 'agree', '2026-11'],
  ['EE', 'Estonia', '112', '112', '112', '112', 'eu', '2026-11'],
  ['ET', 'Ethiopia', '', '991', '907', '939', 'check', '2026-11'],
  ['FO', 'Faroe Islands', '112', '112', '112', '112', 'agree', '2026-11'],
  ['FJ', 'Fiji', '', '917', '911', '910', 'check', '2026-11'],
  ['FI', 'Finland', '112', '112', '112', '112', 'eu', '2026-11'],
  ['FR', 'France', '112', '17', '15', '18', 'eu', '2026-11'],
  ['PF', 'French Polynesia', '112', '17', '15', '18', 'check', '2026-11'],
  ['GE', 'Georgia', '112', '112', '112', '112', 'agree', '2026-11'],
  ['DE', 'Germany', '112', '110', '112', '112', 'eu', '2026-11'],
  ['GH', 'Ghana', '112', '191', '193', '192', 'check', '2026-11'],
  ['GR', 'Greece', '112', '100', '166', '199', 'eu', '2026-11', 'Tourist police 1571'],
  ['GT', 'Guatemala', '', '110', '128', '122', 'check', '2026-11'],
  ['HK', 'Hong Kong', '999', '999', '999', '999', 'agree', '2026-11'],
  ['HU', 'Hungary', '112', '107', '104', '105', 'eu', '2026-11'],
  ['IS', 'Iceland', '112', '112', '112', '112', 'agree', '2026-11'],
  ['IN', 'India', '112', '112', '112', '112', 'check', '2026-11'],
  [
    'ID',
    'Indonesia',
    '112',
    '110',
    '118',
    '113',
    'agree',
    '2026-11',
    '119 reaches an ambulance in many cities',
  ],
  ['IE', 'Ireland', '112', '999', '999', '999', 'eu', '2026-11'],
  ['IT', 'Italy', '112', '112', '112', '112', 'eu', '2026-11', '118 and 115 still in use in some regions'],
  ['JM', 'Jamaica', '', '119', '110', '110', 'agree', '2026-11'],
  ['JP', 'Japan', '', '110', '119', '119', 'agree', '2026-11'],
  ['JO', 'Jordan', '911', '911', '911', '911', 'agree', '2026-11'],
  ['KZ', 'Kazakhstan', '112', '102', '103', '101', 'check', '2026-11'],
  ['KE', 'Kenya', '999', '999', '999', '999', 'agree', '2026-11', '112 from mobile phones'],
  ['KG', 'Kyrgyzstan', '112', '102', '103', '101', 'check', '2026-11'],
  ['LA', 'Laos', '', '191', '195', '190', 'check', '2026-11'],
  ['LV', 'Latvia', '112', '110', '113', '112', 'eu', '2026-11'],
  ['LT', 'Lithuania', '112', '112', '112', '112', 'eu', '2026-11'],
  ['MG', 'Madagascar', '', '117', '124', '118', 'check', '2026-11'],
  ['MW', 'Malawi', '', '997', '998', '999', 'check', '2026-11'],
  ['MY', 'Malaysia', '999', '999', '999', '999', 'agree', '2026-11'],
  ['MV', 'Maldives', '', '119', '102', '118', 'check', '2026-11'],
  ['MT', 'Malta', '112', '112', '112', '112', 'eu', '2026-11'],
  ['MU', 'Mauritius', '', '999', '114', '995', 'check', '2026-11'],
  ['MX', 'Mexico', '911', '911', '911', '911', 'check', '2026-11'],
  ['MN', 'Mongolia', '', '102', '103', '101', 'check', '2026-11', '105 in the capital'],
  ['ME', 'Montenegro', '112', '122', '124', '123', 'agree', '2026-11'],
  ['MA', 'Morocco', '', '19', '15', '15', 'agree', '2026-11', 'Gendarmerie outside towns 177'],
  ['NA', 'Namibia', '', '10111', '', '', 'check', '2026-11', 'Ambulance and fire are local'],
  ['NP', 'Nepal', '', '100', '102', '101', 'check', '2026-11', 'Tourist police 1144'],
  ['NL', 'Netherlands', '112', '112', '112', '112', 'eu', '2026-11'],
  ['NZ', 'New Zealand', '111', '111', '111', '111', 'agree', '2026-11'],
  ['NI', 'Nicaragua', '', '118', '128', '115', 'check', '2026-11'],
  ['NG', 'Nigeria', '112', '112', '112', '112', 'agree', '2026-11'],
  ['MK', 'North Macedonia', '112', '192', '194', '193', 'check', '2026-11'],
  ['NO', 'Norway', '112', '112', '113', '110', 'agree', '2026-11'],
  ['OM', 'Oman', '9999', '9999', '9999', '9999', 'check', '2026-11'],
  ['PK', 'Pakistan', '', '15', '1122', '16', 'check', '2026-11'],
  ['PW', 'Palau', '911', '911', '911', '911', 'agree', '2026-11'],
  ['PA', 'Panama', '911', '104', '911', '103', 'check', '2026-11'],
  ['PE', 'Peru', '', '105', '106', '116', 'check', '2026-11'],
  ['PH', 'Philippines', '911', '911', '911', '911', 'agree', '2026-11'],
  ['PL', 'Poland', '112', '997', '999', '998', 'eu', '2026-11'],
  ['PT', 'Portugal', '112', '112', '112', '112', 'eu', '2026-11'],
  ['PR', 'Puerto Rico', '911', '911', '911', '911', 'agree', '2026-11'],
  ['RO', 'Romania', '112', '112', '112', '112', 'eu', '2026-11'],
  ['RW', 'Rwanda', '112', '112', '912', '112', 'check', '2026-11'],
  ['WS', 'Samoa', '911', '995', '996', '994', 'check', '2026-11'],
  ['ST', 'São Tomé and Príncipe', '112', '112', '112', '112', 'agree', '2026-11'],
  ['SN', 'Senegal', '', '17', '1515', '18', 'check', '2026-11'],
  ['SG', 'Singapore', '', '999', '995', '995', 'agree', '2026-11'],
  ['SI', 'Slovenia', '112', '113', '112', '112', 'eu', '2026-11'],
  ['ZA', 'South Africa', '', '10111', '10177', '10177', 'agree', '2026-11', '112 from mobile phones'],
  ['KR', 'South Korea', '', '112', '119', '119', 'agree', '2026-11'],
  ['ES', 'Spain', '112', '112', '112', '112', 'eu', '2026-11'],
  ['LK', 'Sri Lanka', '', '119', '1990', '110', 'check', '2026-11'],
  ['SE', 'Sweden', '112', '112', '112', '112', 'eu', '2026-11'],
  ['CH', 'Switzerland', '112', '117', '144', '118', 'check', '2026-11', 'Air rescue 1414'],
  ['TW', 'Taiwan', '', '110', '119', '119', 'agree', '2026-11'],
  ['TJ', 'Tajikistan', '112', '102', '103', '101', 'check', '2026-11'],
  ['TZ', 'Tanzania', '112', '112', '114', '115', 'check', '2026-11'],
  ['TH', 'Thailand', '', '191', '1669', '199', 'check', '2026-11', 'Tourist police 1155'],
  ['TN', 'Tunisia', '', '197', '190', '198', 'agree', '2026-11'],
  ['TR', 'Turkey', '112', '112', '112', '112', 'agree', '2026-11'],
  ['US', 'USA', '911', '911', '911', '911', 'agree', '2026-11'],
  ['UG', 'Uganda', '999', '999', '911', '999', 'check', '2026-11'],
  ['AE', 'United Arab Emirates', '', '999', '998', '997', 'check', '2026-11'],
  ['GB', 'United Kingdom', '999', '999', '999', '999', 'agree', '2026-11', '112 works too'],
  ['UY', 'Uruguay', '911', '911', '911', '911', 'check', '2026-11'],
  ['UZ', 'Uzbekistan', '112', '102', '103', '101', 'check', '2026-11'],
  ['VU', 'Vanuatu', '', '111', '112', '113', 'check', '2026-11'],
  ['VN', 'Vietnam', '', '113', '115', '114', 'check', '2026-11'],
  ['ZW', 'Zimbabwe', '', '995', '994', '993', 'check', '2026-11', '999 in some networks'],
];

/** Every country and territory of our destinations, by name. */
export const emergencyNumbers: readonly EmergencyNumbers[] = rows.map(
  ([iso, country, general, police, ambulance, fire, check, checkedIn, note = '']) => ({
    iso,
    country,
    general,
    police,
    ambulance,
    fire,
    check,
    checkedIn,
    note,
  }),
);

/** Said where no number may be shown. A wrong number is worse than none. */
export const askLocallyText = 'Ask where you stay for the local number. 112 works from most mobile phones.';

/** Whether the numbers may be shown: those that only one list has, or that lists disagree about, are not. */
export const mayBeShown = ({ check }: EmergencyNumbers): boolean => check === 'eu' || check === 'agree';

/** The country by its code. */
export const countryOf = (iso: string | null | undefined): EmergencyNumbers | undefined =>
  emergencyNumbers.find((one) => one.iso === iso);

/** Names that are those of a country and of something else, such as a state elsewhere, and the cities of which it is the country. */
const ambiguous: Readonly<Record<string, readonly string[]>> = { georgia: ['tbilisi', 'batumi', 'kutaisi'] };

/**
 * The country in the name of a destination: 'City, Country', or the country itself. Undefined where it may be another: no numbers
 * are better than wrong ones.
 */
export const countryInName = (place: string): EmergencyNumbers | undefined => {
  const [name = '', city = ''] = place
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .reverse();
  if (ambiguous[name]?.includes(city) === false) return undefined;
  return emergencyNumbers.find(({ country }) => country.toLowerCase() === name);
};
