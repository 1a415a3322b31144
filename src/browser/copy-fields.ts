/** Stands in for Babel's helper that copies fields for browsers without `Object.assign`. */
export default Object.assign;
