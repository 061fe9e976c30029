/** Whether the user asked their browser to save data: then nothing is fetched ahead of need. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
