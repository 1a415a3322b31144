/**
 * Wraps one PNG in an ICO container: a 6-byte header, one 16-byte entry, the PNG.
 * Every browser that still asks for /favicon.ico reads PNG entries.
 * @param {Buffer} png @param {number} size side in px, up to 255
 */
export function toIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the PNG starts
  return Buffer.concat([header, png]);
}
