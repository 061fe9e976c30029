/** The list that every peer answers GET /api/destinations with; the product's has the same fields. */
export const listQuery = `
  SELECT id, name, description, image_url AS "imageUrl", travelers_count AS "travelersCount"
  FROM destinations ORDER BY id`;
