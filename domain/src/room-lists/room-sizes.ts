/** Beds a room may have in every trip (002 §9). */
export const usualBeds = 4
/** … and where the contingent holds such rooms (design §3). */
export const mostBeds = 6

/** Why a trip has no room of so many beds. */
export const noSuchRoom = (persons: number) => `Zimmer mit ${persons} Betten hat das Kontingent nicht.`
