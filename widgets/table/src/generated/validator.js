// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validateDefault = validate10;
const func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.node_id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "node_id" },
				message: "must have required property 'node_id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.selected_paths === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "selected_paths" },
				message: "must have required property 'selected_paths'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "node_id" || key0 === "selected_paths" || key0 === "show_sparkline")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 100) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func2(data0) < 1) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.node_id !== void 0) {
			let data1 = data.node_id;
			if (Array.isArray(data1)) {
				if (data1.length > 100) {
					const err7 = {
						instancePath: instancePath + "/node_id",
						schemaPath: "#/properties/node_id/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data1.length < 1) {
					const err8 = {
						instancePath: instancePath + "/node_id",
						schemaPath: "#/properties/node_id/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					const err9 = {
						instancePath: instancePath + "/node_id/" + i0,
						schemaPath: "#/properties/node_id/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data1[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err10 = {
								instancePath: instancePath + "/node_id",
								schemaPath: "#/properties/node_id/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/node_id",
					schemaPath: "#/properties/node_id/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.selected_paths !== void 0) {
			let data3 = data.selected_paths;
			if (Array.isArray(data3)) {
				if (data3.length > 8) {
					const err12 = {
						instancePath: instancePath + "/selected_paths",
						schemaPath: "#/properties/selected_paths/maxItems",
						keyword: "maxItems",
						params: { limit: 8 },
						message: "must NOT have more than 8 items"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data3.length < 1) {
					const err13 = {
						instancePath: instancePath + "/selected_paths",
						schemaPath: "#/properties/selected_paths/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				const len1 = data3.length;
				for (let i2 = 0; i2 < len1; i2++) if (typeof data3[i2] !== "string") {
					const err14 = {
						instancePath: instancePath + "/selected_paths/" + i2,
						schemaPath: "#/properties/selected_paths/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				let i3 = data3.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data3[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err15 = {
								instancePath: instancePath + "/selected_paths",
								schemaPath: "#/properties/selected_paths/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/selected_paths",
					schemaPath: "#/properties/selected_paths/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.show_sparkline !== void 0) {
			if (typeof data.show_sparkline !== "boolean") {
				const err17 = {
					instancePath: instancePath + "/show_sparkline",
					schemaPath: "#/properties/show_sparkline/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { validateDefault as default };
